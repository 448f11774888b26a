import { writeFileSync } from 'node:fs';
import { openApiDocument } from '../src/openapi/openApiDocument.ts';

// Writes the committed document: `npx tsx packages/contract/scripts/openapi.ts`.
writeFileSync(new URL('../openapi.json', import.meta.url), `${JSON.stringify(openApiDocument(), null, 2)}\n`);
