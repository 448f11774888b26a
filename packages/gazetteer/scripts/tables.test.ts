import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { pointOf } from './facts.ts';
import { readTable, unique } from './tables.ts';

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
    { id: '1', name: 'Rue "A", nord', line: expect.stringMatching(/table\.csv, line 2$/) },
    { id: '2', name: 'Rue B', line: expect.stringMatching(/table\.csv, line 3$/) },
  ]);
});

it('says which line has too few fields, and which column is missing', () => {
  expect(() => readTable(tableOf('id,name\n1,A\n2\n'), ['id'])).toThrow(
    'line 3: 1 fields where the header has 2',
  );
  expect(() => readTable(tableOf('id,name\n'), ['nom'])).toThrow('has no column "nom"; it has id, name.');
});

it('says which line has a point in the sea or none, and which has the id of another', () => {
  const rows = readTable(tableOf('id,lat,lng\n1,36.8,10.18\n\n2,37.5,12\n1,,10\n'), ['id', 'lat', 'lng']);
  const [town, ship, none] = rows;
  if (!town || !ship || !none) throw new Error('Three rows are read.');
  expect(pointOf(town)).toEqual({ lat: 36.8, lng: 10.18 });
  expect(() => pointOf(ship)).toThrow('table.csv, line 4: 37.5, 12 is abroad or in the sea.');
  expect(() => pointOf(none)).toThrow('table.csv, line 5 has no point: "", "10".');
  expect(() => unique(rows, ({ id }) => id)).toThrow(/line 5 has the id of .*table\.csv, line 2: "1"/);
});
