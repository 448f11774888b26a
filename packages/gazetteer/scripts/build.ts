import { writeFileSync } from 'node:fs';
import { borderModule } from './border.ts';
import { readGovernorates } from './facts.ts';
import { buildRecords } from './records.ts';

const governorates = new Map(readGovernorates().map((row) => [row.code, row]));
const inputs = buildRecords().map((record) => ({
  ...record,
  governorate: governorates.get(record.governorateCode)?.name ?? '',
  governorateAr: governorates.get(record.governorateCode)?.nameAr ?? '',
}));
const isFeature = (type: string): boolean => type === 'street' || type === 'address';
const write = (file: string, text: string): void =>
  writeFileSync(new URL(`../src/generated/${file}`, import.meta.url), text);

write(
  'places.ts',
  `export const text =\n  ${JSON.stringify(JSON.stringify(inputs.filter(({ type }) => !isFeature(type))))};\n`,
);
write(
  'streets.ts',
  `export const text =\n  ${JSON.stringify(JSON.stringify(inputs.filter(({ type }) => isFeature(type))))};\n`,
);
write('border.ts', borderModule());
