import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const STYLES = new URL('../../react/src/styles.css', import.meta.url);
const MODULE = new URL('../src/generated/finderStyles.ts', import.meta.url);

/** A style sheet without what only its readers need; the looks of other parts, which it imports, are left out. */
function shorten(css: string): string {
  return css
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/^@import.*$/gm, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
}

/** The module of `src/generated`, as the React finder's `styles.css` makes it now. */
export function finderStylesModule(): string {
  const css = shorten(readFileSync(STYLES, 'utf8'));
  return `// The finder's look. Written by scripts/finderStyles.ts from packages/react/src/styles.css: change that, not this.\nexport const finderStyles = ${JSON.stringify(css)};\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(MODULE, finderStylesModule());
