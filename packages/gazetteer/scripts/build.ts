import { mkdirSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { generatedModules } from './generatedModules.ts';

// npx tsx packages/gazetteer/scripts/build.ts: the fact tables of data/ -> the modules of src/generated/.

const folder = new URL('../src/generated/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const [file, source] of generatedModules()) {
  writeFileSync(new URL(file, folder), source);
  const bytes = Buffer.from(source);
  const { length } = brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
  console.log(`${file}: ${bytes.length} bytes, ${length} brotli`);
}
