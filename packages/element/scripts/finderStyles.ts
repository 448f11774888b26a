import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const STYLES = new URL('../../react/src/styles.css', import.meta.url);
const MODULE = new URL('../src/generated/finderStyles.ts', import.meta.url);

/** Strips comments and formatting from a style sheet, and the imports of other components' styles. */
function shorten(css: string): string {
  return css
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/^@import.*$/gm, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
}

/** The content of the generated module, from the React finder's current `styles.css`. */
export function finderStylesModule(): string {
  const css = shorten(readFileSync(STYLES, 'utf8'));
  return `// The finder's look. Written by scripts/finderStyles.ts from packages/react/src/styles.css: change that, not this.\nexport const finderStyles = ${JSON.stringify(css)};\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(MODULE, finderStylesModule());
