import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { inlineImports } from '../../../scripts/inlineImports.mjs';

const STYLES = new URL('../../react/src/address-finder/address-finder.css', import.meta.url);
const MODULE = new URL('../src/generated/finderStyles.ts', import.meta.url);

/** Strips comments and formatting from a style sheet. */
function shorten(css: string): string {
  return css
    .replace(/\/\*[^]*?\*\//g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
}

/** The content of the generated module, from the React finder's current style sheet. */
export function finderStylesModule(): string {
  const css = shorten(inlineImports(fileURLToPath(STYLES)));
  return `// The finder's look. Written by scripts/finderStyles.ts from packages/react/src/address-finder/address-finder.css: change that, not this.\nexport const finderStyles = ${JSON.stringify(css)};\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(MODULE, finderStylesModule());
