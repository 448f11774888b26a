import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * A style sheet with the sheets it imports written into it, so that a page without a bundler requests one file.
 * @param {string} file
 * @returns {string}
 * @throws Error if an import is left that is not a relative path in single quotes on a line of its own
 */
export function inlineImports(file) {
  const css = readFileSync(file, 'utf8').replace(/^@import '(\.[^']+)';$/gm, (_, path) =>
    inlineImports(join(dirname(file), path)).trimEnd(),
  );
  if (css.includes('@import')) throw new Error(`${file} has an import that cannot be written into it.`);
  return css;
}
