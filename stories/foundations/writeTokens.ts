// `npx tsx stories/foundations/writeTokens.ts`: the style sheets' custom properties as one file that design tools import.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { inlineImports } from '../../scripts/inlineImports.mjs';
import { readTokens } from './readTokens.ts';

const sheets = ['styles.css', 'map/map.css']
  .map((sheet) => inlineImports(fileURLToPath(new URL(`../../packages/react/src/${sheet}`, import.meta.url))))
  .join('');
writeFileSync(
  new URL('generated/smart-address.tokens.json', import.meta.url),
  `${JSON.stringify(readTokens(sheets), null, 2)}\n`,
);
