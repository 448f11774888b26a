import chardet from 'chardet';
import Papa from 'papaparse';
import readWorkbook from 'read-excel-file/universal';
import { type Encoding, type Sheet, type SheetRow, TableError, type TableFile } from './table.types.ts';

/** Bytes beyond which a phone would run out of memory before the last row: 20,000 rows of 100 columns fit. */
const MAX_BYTES = 40 * 1024 * 1024;

const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);

const ZIP = [0x50, 0x4b, 0x03, 0x04];
const OLD_OFFICE = [0xd0, 0xcf, 0x11, 0xe0];
/** What every OpenDocument file begins with, behind the 30 bytes of the ZIP's first header. */
const OPEN_DOCUMENT = /mimetypeapplication\/vnd\.oasis/;

function textOf(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean'
    ? String(cell)
    : '';
}

async function sheetsOf(bytes: Uint8Array<ArrayBuffer>): Promise<Sheet[]> {
  if (OPEN_DOCUMENT.test(new TextDecoder('latin1').decode(bytes.subarray(0, 128))))
    throw new TableError('openDocument');
  try {
    const workbook = await readWorkbook(bytes.buffer);
    return workbook.map(({ sheet, data }) => ({
      name: sheet,
      rows: filledRows(data.map((row) => row.map(textOf))),
    }));
  } catch (error) {
    throw new TableError('unreadable', { cause: error });
  }
}

/**
 * Reads a CSV file or an .xlsx spreadsheet, told apart by their bytes: a name says little.
 *
 * @param encoding of a text file, in place of the guessed one
 * @throws TableError
 */
export async function readTable(file: Blob, name: string, encoding?: Encoding): Promise<TableFile> {
  if (file.size > MAX_BYTES) throw new TableError('tooLarge');
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (startsWith(bytes, OLD_OFFICE)) throw new TableError('oldSpreadsheet');
  if (startsWith(bytes, ZIP)) return { name, sheets: filled(await sheetsOf(bytes)), encoding: null };
  const decoded = decodeBytes(bytes, encoding);
  // No text has a NUL in it; a picture and a PDF do.
  if (decoded.text.includes('\0')) throw new TableError('unreadable');
  return {
    name,
    sheets: filled([{ name: '', rows: parseCsv(decoded.text) }]),
    encoding: decoded.encoding,
  };
}

function filled(sheets: readonly Sheet[]): Sheet[] {
  const kept = sheets.filter(({ rows }) => rows.length > 0);
  if (kept.length === 0) throw new TableError('empty');
  return kept;
}

/** The line by which Excel names its separator. */
const SEPARATOR_LINE = /^sep=(.)\r?\n/i;

/** Rows of cells as read, without those that have neither a letter nor a digit. */
function filledRows(rows: readonly (readonly string[])[], first = 1): SheetRow[] {
  return rows
    .map((cells, index) => ({ number: index + first, cells: cells.map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some((cell) => /[\p{L}\p{N}]/u.test(cell)));
}

/** Rows from which the separator is guessed. */
const SAMPLE_ROWS = 50;

/** The separator by which the rows are of one width. Empty rows, which have none, are kept out of it. */
function guessSeparator(text: string): string {
  const { meta } = Papa.parse(text, {
    preview: SAMPLE_ROWS,
    skipEmptyLines: 'greedy',
    delimitersToGuess: [';', '\t', ',', '|'],
  });
  return meta.delimiter;
}

/** Reads separated values: comma, semicolon, tab or bar. */
export function parseCsv(text: string): SheetRow[] {
  const [line = '', separator] = SEPARATOR_LINE.exec(text) ?? [];
  const body = text.slice(line.length);
  const { data } = Papa.parse<string[]>(body, { delimiter: separator ?? guessSeparator(body) });
  return filledRows(data, line === '' ? 1 : 2);
}

/** Bytes from which the encoding is guessed. */
const SAMPLE_BYTES = 64 * 1024;

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** UTF-8 is certain when it decodes; between the two that Windows writes in Tunisia, chardet weighs the words. */
function guessEncoding(bytes: Uint8Array): Encoding {
  if (isUtf8(bytes)) return 'utf-8';
  for (const { name } of chardet.analyse(bytes.subarray(0, SAMPLE_BYTES))) {
    if (name === 'windows-1256' || name === 'ISO-8859-6') return 'windows-1256';
    if (name === 'windows-1252' || name === 'ISO-8859-1') return 'windows-1252';
  }
  return 'windows-1252';
}

/** UTF-16, which Excel's "Unicode text" is, says so in its first two bytes. */
function utf16Of([first, second]: Uint8Array): string | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : null;
}

/**
 * The text of a file, without a byte order mark.
 *
 * @param given the encoding to read it in, in place of the guessed one
 */
function decodeBytes(
  bytes: Uint8Array,
  given?: Encoding,
): { readonly text: string; readonly encoding: Encoding } {
  const wide = given === undefined ? utf16Of(bytes) : null;
  if (wide !== null) return { text: new TextDecoder(wide).decode(bytes), encoding: 'utf-8' };
  const encoding = given ?? guessEncoding(bytes);
  return { text: new TextDecoder(encoding).decode(bytes), encoding };
}
