import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { readTable } from './tables.ts';

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
