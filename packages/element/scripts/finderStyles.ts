import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { inlineImports } from '../../../scripts/inlineImports.mjs';

/** The generated modules: a name, and the React component's style sheet that it holds. */
export const STYLE_MODULES = [
  ['finderStyles', 'packages/react/src/address-finder/address-finder.css'],
  ['mapStyles', 'packages/react/src/map/map.css'],
] as const;

export const moduleUrl = (name: string): URL => new URL(`../src/generated/${name}.ts`, import.meta.url);

/** Strips comments and formatting from a style sheet. */
function shorten(css: string): string {
  return css
    .replace(/\/\*[^]*?\*\//g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
}

/** The content of a generated module, from the current style sheet. */
export function styleModule(name: string, sheet: string): string {
  const css = shorten(inlineImports(fileURLToPath(new URL(`../../../${sheet}`, import.meta.url))));
  return `// Written by scripts/finderStyles.ts from ${sheet}: change that, not this.\nexport const ${name} = ${JSON.stringify(css)};\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const [name, sheet] of STYLE_MODULES) writeFileSync(moduleUrl(name), styleModule(name, sheet));
