import { Readable } from 'node:stream';
import { type CsvError, parse } from 'csv-parse';
import { fieldNamed } from './fieldNames.ts';
import {
  type AddressField,
  type Bytes,
  ImportError,
  type ReadAs,
  type ReadRow,
  type Rejection,
} from './import.types.ts';

const maxRecordBytes = 64 * 1024;
const required: Readonly<Record<ReadAs, readonly AddressField[]>> = {
  addresses: ['lat', 'lng', 'houseNumber', 'street'],
  streets: ['lat', 'lng', 'street'],
};

/**
 * The rows of a CSV file: UTF-8, a header line, separated by commas, semicolons or tabs, whichever is most frequent in the
 * header.
 *
 * @throws ImportError if the header lacks a required column.
 */
export async function* csvRows(bytes: Bytes, readAs: ReadAs): AsyncGenerator<ReadRow> {
  const { head, rest } = await readHead(bytes);
  const rejected: Rejection[] = [];
  let lastPlace = '';
  const parser = parse({
    bom: true,
    columns: (header: readonly string[]) => columnsOf(header, readAs),
    delimiter: delimiterOf(head),
    info: true,
    max_record_size: maxRecordBytes,
    relax_quotes: false,
    skip_empty_lines: true,
    skip_records_with_error: true,
    on_skip: (error: CsvError | undefined) => {
      const place = `line ${Number(error?.['lines'] ?? 0)}`;
      const message = error?.message ?? 'the line cannot be read';
      // The parser skips a line once for each of its faults; it is reported once.
      if (place !== lastPlace) rejected.push({ place, reason: 'BAD_LINE', message });
      lastPlace = place;
      return undefined;
    },
  });
  const source = Readable.from(rest);
  source.on('error', (error) => parser.destroy(error));
  source.pipe(parser);
  for await (const { record, info } of parser as AsyncIterable<{
    readonly record: Readonly<Record<string, string>>;
    readonly info: { readonly lines: number };
  }>) {
    yield* rejected.splice(0);
    yield { place: `line ${info.lines}`, fields: record };
  }
  yield* rejected.splice(0);
}

function columnsOf(header: readonly string[], readAs: ReadAs): (AddressField | false)[] {
  const taken = new Set<AddressField>();
  const columns = header.map((name) => {
    const field = fieldNamed(name, readAs);
    if (field === null || taken.has(field)) return false;
    taken.add(field);
    return field;
  });
  const missing = required[readAs].filter((field) => !taken.has(field));
  if (missing.length > 0) {
    throw new ImportError(
      `The header has no column for ${missing.join(', ')}. It has: ${header.map((name) => JSON.stringify(name)).join(', ')}.`,
    );
  }
  return columns;
}

/** The start of a file up to its first line end, and the whole file again. */
async function readHead(bytes: Bytes): Promise<{ readonly head: string; readonly rest: Bytes }> {
  const iterator = bytes[Symbol.asyncIterator]();
  const chunks: Uint8Array[] = [];
  let head = '';
  while (!head.includes('\n') && head.length < maxRecordBytes) {
    const { done, value } = await iterator.next();
    if (done) break;
    chunks.push(value);
    head += new TextDecoder().decode(value);
  }
  async function* all() {
    yield* chunks;
    for (;;) {
      const { done, value } = await iterator.next();
      if (done) return;
      yield value;
    }
  }
  return { head: head.split('\n', 1)[0] ?? '', rest: all() };
}

function delimiterOf(header: string): string {
  const count = (text: string) => header.split(text).length;
  return [',', ';', '\t'].reduce((best, next) => (count(next) > count(best) ? next : best));
}
