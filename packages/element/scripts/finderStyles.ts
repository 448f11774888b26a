import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { inlineImports } from '../../../scripts/inlineImports.mjs';

const STYLES = 'packages/core/src/styles';

/** The generated modules: a name, and the style sheets that it holds. */
export const STYLE_MODULES = [
  ['finderStyles', [`${STYLES}/finder.css`]],
  ['mapStyles', [`${STYLES}/map-picker.css`, `${STYLES}/confirm.css`]],
] as const;

export const moduleUrl = (name: string): URL => new URL(`../src/generated/${name}.ts`, import.meta.url);

/** A second selector that a page's own rules for buttons and fields do not outrank: none of those reaches into a shadow tree. */
const OUTRANKING = /,\.sa-[a-z]+(?::is\(\[class=[^)]*\)|\[class='[^']*'\](?::not\(#_\))?)/g;

/** Strips comments and formatting from a style sheet. No string in it has a comma or a bracket beside a space. */
function shorten(css: string): string {
  return css
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replace(/(?<=\() | (?=\))/g, '')
    .replace(/(?<=[{;][\w-]+:) /g, '')
    .replaceAll(';}', '}')
    .replace(OUTRANKING, '')
    .trim();
}

/** The content of a generated module, from the current style sheets. */
export function styleModule(name: string, sheets: readonly string[]): string {
  const read = (sheet: string): string =>
    shorten(inlineImports(fileURLToPath(new URL(`../../../${sheet}`, import.meta.url))));
  return `// Written by scripts/finderStyles.ts from ${sheets.join(', ')}: change those, not this.\nexport const ${name} = ${JSON.stringify(sheets.map(read).join('\n'))};\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const [name, sheets] of STYLE_MODULES) writeFileSync(moduleUrl(name), styleModule(name, sheets));
