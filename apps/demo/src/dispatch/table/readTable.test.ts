import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readTable } from './readTable.ts';
import type { Encoding, TableFile } from './table.types.ts';

/** The bytes of a text in a one-byte encoding, found by decoding each byte. */
function encode(text: string, encoding: Encoding): Uint8Array<ArrayBuffer> {
  const decoder = new TextDecoder(encoding);
  const bytes = new Map(
    Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]),
  );
  return Uint8Array.from(Array.from(text, (char) => bytes.get(char) ?? 0x3f));
}

const read = (content: string | Uint8Array<ArrayBuffer>, encoding?: Encoding): Promise<TableFile> =>
  readTable(new Blob([content]), 'table', encoding);
const cellsOf = async (content: string | Uint8Array<ArrayBuffer>): Promise<readonly (readonly string[])[]> =>
  ((await read(content)).sheets[0]?.rows ?? []).map(({ cells }) => cells);

const SHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';

/** A workbook as Excel writes it, at its smallest. A cell is a number or a text. */
function workbook(sheets: Readonly<Record<string, readonly (readonly (string | number)[])[]>>) {
  const names = Object.keys(sheets);
  const cell = (value: string | number, at: string): string =>
    typeof value === 'number'
      ? `<c r="${at}"><v>${value}</v></c>`
      : `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;
  const files = Object.entries(sheets).map(([, rows], index): [string, Uint8Array] => [
    `xl/worksheets/sheet${index + 1}.xml`,
    strToU8(
      `<worksheet xmlns="${SHEET}"><dimension ref="A1:Z99"/><sheetData>${rows
        .map(
          (row, y) =>
            `<row r="${y + 1}">${row.map((value, x) => cell(value, `${'ABCDEFG'[x]}${y + 1}`)).join('')}</row>`,
        )
        .join('')}</sheetData></worksheet>`,
    ),
  ]);
  return Uint8Array.from(
    zipSync({
      'xl/workbook.xml': strToU8(
        `<workbook xmlns="${SHEET}" xmlns:r="${OFFICE}"><sheets>${names
          .map((name, index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`)
          .join('')}</sheets></workbook>`,
      ),
      'xl/_rels/workbook.xml.rels': strToU8(
        `<Relationships xmlns="${PACKAGE}">${names
          .map(
            (_, index) =>
              `<Relationship Id="rId${index + 1}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
          )
          .join('')}</Relationships>`,
      ),
      ...Object.fromEntries(files),
    }),
  );
}

describe('reading a table', () => {
  it('finds the separator, also where cells have decimal commas and quotes', async () => {
    expect(await cellsOf('ref;lat;lng\nA;36,8065;10,1815\nB;"35,8";"10,6"\n')).toEqual([
      ['ref', 'lat', 'lng'],
      ['A', '36,8065', '10,1815'],
      ['B', '35,8', '10,6'],
    ]);
    expect(await cellsOf('a,b\n"12, rue de ""Rome""",Tunis\n')).toEqual([
      ['a', 'b'],
      ['12, rue de "Rome"', 'Tunis'],
    ]);
    expect(await cellsOf('a\tb\r\n1\t2\r\n')).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
  });

  it('keeps a line break in quotes, and the separator that Excel names', async () => {
    expect(await cellsOf('sep=,\nadresse,n\n"La Marsa\nCube",1\n')).toEqual([
      ['adresse', 'n'],
      ['La Marsa\nCube', '1'],
    ]);
  });

  it('leaves out empty rows and still numbers the others as the file does', async () => {
    const { sheets } = await read('a;b\n\n;;\n1;2\n   ;\n3;4\n');
    expect(sheets[0]?.rows.map(({ number }) => number)).toEqual([1, 4, 6]);
  });

  it('reads UTF-8 with a byte order mark, UTF-16, and what Windows writes in Arabic and in French', async () => {
    expect(await cellsOf('\uFEFFville;n\nتونس;1\n')).toEqual([
      ['ville', 'n'],
      ['تونس', '1'],
    ]);
    const wide = 'ville;n\nتونس;1\n';
    const utf16 = new Uint8Array(2 + wide.length * 2);
    utf16.set([0xff, 0xfe]);
    for (const [index, char] of [...wide].entries())
      new DataView(utf16.buffer).setUint16(2 + index * 2, char.charCodeAt(0), true);
    expect((await cellsOf(utf16))[1]).toEqual(['تونس', '1']);

    const arabic = 'المرجع;العنوان\n1;حي الرياض سوسة\n2;شارع الحبيب بورقيبة تونس\n';
    const inArabic = await read(encode(arabic, 'windows-1256'));
    expect(inArabic.encoding).toBe('windows-1256');
    expect(inArabic.sheets[0]?.rows[2]?.cells).toEqual(['2', 'شارع الحبيب بورقيبة تونس']);

    const french = 'Réf;Adresse\n1;École primaire, Cité Erriadh\n2;12 rue de l’Été, Béja\n';
    const inFrench = await read(encode(french, 'windows-1252'));
    expect(inFrench.encoding).toBe('windows-1252');
    expect(inFrench.sheets[0]?.rows[1]?.cells[1]).toBe('École primaire, Cité Erriadh');
  });

  it('reads in the encoding that a person chose over the guessed one', async () => {
    const bytes = encode('é', 'windows-1252');
    expect((await read(bytes, 'windows-1256')).encoding).toBe('windows-1256');
  });

  it('takes a file of a hundred columns', async () => {
    const row = Array.from({ length: 100 }, (_, column) => `c${column}`).join(';');
    expect((await cellsOf(`${row}\n${row}\n`))[1]).toHaveLength(100);
  });

  it('reads every filled sheet of a workbook, its numbers as they are written', async () => {
    const file = workbook({
      Clients: [
        ['ref', 'lat'],
        ['A', 36.8065],
      ],
      Vide: [],
      Retours: [['x'], [10]],
    });
    const { sheets, encoding } = await read(file);
    expect(encoding).toBeNull();
    expect(sheets.map(({ name }) => name)).toEqual(['Clients', 'Retours']);
    expect(sheets[0]?.rows[1]?.cells).toEqual(['A', '36.8065']);
  });

  it.each([
    ['an empty file', '\n\n;;\n', 'empty'],
    ['an old workbook', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0), 'oldSpreadsheet'],
    ['a damaged workbook', Uint8Array.of(0x50, 0x4b, 3, 4, 9, 9, 9), 'unreadable'],
    ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13), 'unreadable'],
    [
      'an OpenDocument workbook',
      Uint8Array.from(
        zipSync({ mimetype: [strToU8('application/vnd.oasis.opendocument.spreadsheet'), { level: 0 }] }),
      ),
      'openDocument',
    ],
  ])('says what is wrong with %s', async (_, content, problem) => {
    await expect(read(content)).rejects.toMatchObject({ problem });
  });
});
