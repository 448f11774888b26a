import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { pointOf } from './facts.ts';
import { readTable, requireSources } from './tables.ts';

const folder = mkdtempSync(join(tmpdir(), 'tables-'));
afterAll(() => rmSync(folder, { recursive: true }));

function tableOf(text: string): string {
  const path = join(folder, 'table.csv');
  writeFileSync(path, text);
  return pathToFileURL(path).href;
}

it('reads a table as a spreadsheet saves it: with a byte-order mark, CRLF, commas and quotes', () => {
  const rows = readTable(tableOf('\uFEFFid,name,why\r\n1,"Rue ""A"", nord",\r\n2, Rue  B ,x\r\n'), [
    'id',
    'name',
  ]);
  expect(rows).toEqual([
    { id: '1', name: 'Rue "A", nord' },
    { id: '2', name: 'Rue B' },
  ]);
});

it('says which line has too few fields, and which column is missing', () => {
  expect(() => readTable(tableOf('id,name\n1,A\n2\n'), ['id'])).toThrow(
    'line 3: 1 fields where the header has 2',
  );
  expect(() => readTable(tableOf('id,name\n'), ['nom'])).toThrow('has no column "nom"; it has id, name.');
});

it('says which row stands in the sea, and which table has no source', () => {
  expect(() => pointOf({ lat: '36.49', lng: '11.9' }, 'Place 7')).toThrow(
    'Place 7 is at 36.49, 11.9, which is not in Tunisia',
  );
  expect(() => requireSources(['places.csv', 'shops.csv'], '\n| places.csv | 4,283 |')).toThrow(
    'data/shops.csv is in no line of data/README.md',
  );
});
