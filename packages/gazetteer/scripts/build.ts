import { mkdirSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { BETWEEN_COLUMNS, BETWEEN_ROWS } from '../src/places/packedText.ts';
import { encodePlaces } from './encodePlaces.ts';
import { buildRecords } from './records.ts';

// npx tsx packages/gazetteer/scripts/build.ts: the fact tables of data/ -> the two modules of src/generated/.

const folder = new URL('../src/generated/', import.meta.url);

function write(file: string, title: string, text: string): void {
  const source =
    `// ${title}. Written by scripts/build.ts from the tables of data/: change those, not this.\n` +
    `// Names and points: GeoNames (CC BY 4.0) and La Poste Tunisienne.\nexport const text =\n  ${JSON.stringify(text)};\n`;
  writeFileSync(new URL(file, folder), source);
  const bytes = Buffer.from(source);
  const { length } = brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
  console.log(
    `${file}: ${text.split(BETWEEN_COLUMNS)[3]?.split(BETWEEN_ROWS).length ?? 0} rows, ${bytes.length} bytes, ${length} brotli`,
  );
}

mkdirSync(folder, { recursive: true });
const records = buildRecords();
const isFeature = (type: string): boolean => type === 'street' || type === 'address';
const places = encodePlaces(records.filter(({ type }) => !isFeature(type)));
write('places.ts', 'Governorates, delegations, localities and postal codes', places.text);
const features = encodePlaces(
  records.filter(({ type }) => isFeature(type)),
  places.regions,
);
write('streets.ts', 'Streets and landmarks', features.text);
