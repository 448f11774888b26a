import type { PlaceRecord } from '../../src/records.types.ts';
import { nameKey } from './nameKey.ts';
import { readTable } from '../tables.ts';

/** Adds the names that towns bear in other languages, or bore: to the governorate, delegation and town of each name. */
export function withExonyms(records: readonly PlaceRecord[]): PlaceRecord[] {
  const exonyms = new Map(
    readTable('exonyms.csv', ['governorate_iso', 'name', 'exonyms']).map((row) => [
      `${row.governorate_iso}|${nameKey(row.name)}`,
      row.exonyms.split('|'),
    ]),
  );
  return records.map((record) => {
    if (record.type === 'street' || record.type === 'address' || record.importance < 0.2) return record;
    const names = [record.name, ...record.aliases].map((name) =>
      exonyms.get(`${record.governorateCode}|${nameKey(name)}`),
    );
    const others = names.find((found) => found !== undefined);
    return others ? { ...record, aliases: [...new Set([...record.aliases, ...others])] } : record;
  });
}
