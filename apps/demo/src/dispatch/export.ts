import { nextTask } from '@smart-address/gazetteer/nextTask';
import Papa from 'papaparse';
import type { DispatchMessages } from '../i18n/dispatch.fr.ts';
import type { Found, Outcome } from './run/run.types.ts';
import type { SheetRow } from './table/table.types.ts';

/** The names of the added columns, and how an outcome is said in them. */
interface ExportWords {
  readonly headers: DispatchMessages['csv'];
  readonly stateOf: (outcome: Outcome | undefined) => string;
  readonly reasonOf: (outcome: Outcome | undefined) => string;
}

/** What is told of a row that was found, as `headers` has it. */
const FOUND = ['lat', 'lng', 'label', 'codeA', 'codeB', 'plusCode', 'postalCode'] as const;

/** A byte order mark: without it Excel reads UTF-8 as Windows-1252. */
const MARK = '\uFEFF';

/** What a spreadsheet would run as a formula; a signed number is none. */
const FORMULA = /^(?![+-]?\d+([.,]\d+)?$)[=+\-@\t\r]/;

const NEWLINE = '\r\n';
const STYLE = { escapeFormulae: FORMULA, newline: NEWLINE };

/**
 * The table as it came, with what was found for each row behind it, in pieces that are quick to write. A cell that a spreadsheet would
 * run gets an apostrophe.
 */
export function* exportCsv(
  titles: readonly string[],
  rows: readonly SheetRow[],
  outcomes: readonly (Outcome | undefined)[],
  { headers, stateOf, reasonOf }: ExportWords,
): Generator<string, void> {
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), titles.length);
  const own = Array.from({ length: width }, (_, column) => column);
  const added = Object.values(headers);
  const lineOf = ({ number, cells }: SheetRow, row: number) => {
    const outcome = outcomes[row];
    const found = outcome?.kind === 'found' ? outcome : null;
    return [
      ...own.map((column) => cells[column] ?? ''),
      number,
      stateOf(outcome),
      reasonOf(outcome),
      ...FOUND.map((name) => found?.[name] ?? ''),
    ];
  };
  yield MARK + Papa.unparse([[...own.map((column) => titles[column] ?? ''), ...added]], STYLE);
  for (const [start, piece] of piecesOf(rows)) {
    const lines = piece.map((row, index) => lineOf(row, start + index));
    yield NEWLINE + Papa.unparse(lines, STYLE);
  }
}

/** The rows that have a place, as points with everything else as properties (RFC 7946), in pieces likewise. */
export function* exportGeoJson(
  titles: readonly string[],
  rows: readonly SheetRow[],
  outcomes: readonly (Outcome | undefined)[],
): Generator<string, void> {
  yield '{"type":"FeatureCollection","features":[';
  let isFirst = true;
  for (const [start, piece] of piecesOf(rows)) {
    const features = piece.flatMap((row, index) => {
      const outcome = outcomes[start + index];
      return outcome?.kind === 'found' ? [JSON.stringify(featureOf(titles, row, outcome))] : [];
    });
    if (features.length === 0) continue;
    yield (isFirst ? '' : ',') + features.join(',');
    isFirst = false;
  }
  yield ']}';
}

function featureOf(titles: readonly string[], { number, cells }: SheetRow, found: Found) {
  const { lat, lng, kind: _, ...facts } = found;
  const own = cells.map((cell, column) => [titles[column] || `column ${column + 1}`, cell] as const);
  return {
    type: 'Feature',
    id: number,
    geometry: { type: 'Point', coordinates: [lng, lat] },
    properties: { ...Object.fromEntries(own), ...facts },
  };
}

/** Rows that are written at once: some milliseconds' work. */
const AT_ONCE = 1_000;

/** A long list in pieces, each with the place of its first entry. */
function* piecesOf<T>(all: readonly T[]): Generator<readonly [start: number, piece: readonly T[]], void> {
  for (let start = 0; start < all.length; start += AT_ONCE) yield [start, all.slice(start, start + AT_ONCE)];
}

/** Lets the browser save a text as a file. The page is drawn between two pieces of it. */
export async function download(text: Iterable<string>, name: string, type: string): Promise<void> {
  const pieces: string[] = [];
  for (const piece of text) {
    pieces.push(piece);
    await nextTask();
  }
  const url = URL.createObjectURL(new Blob(pieces, { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Safari reads the file only after the click is over.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
