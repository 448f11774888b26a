import { clear, createStore, get, getMany, set, setMany, type UseStore } from 'idb-keyval';
import type { Columns } from '../columns/columns.ts';
import type { SheetRow } from '../table/table.types.ts';
import type { Outcome } from './run.types.ts';

/** A table with what was found for its rows. */
export interface Work {
  readonly name: string;
  readonly columns: Columns;
  /** Without the row of titles, where there is one. */
  readonly rows: readonly SheetRow[];
  /** One a column; empty where the file has none. */
  readonly titles: readonly string[];
  readonly outcomes: readonly (Outcome | undefined)[];
}

interface Head extends Pick<Work, 'name' | 'titles' | 'columns'> {
  readonly count: number;
}

/** Rows of one record: a batch changes some records and not the whole table. */
const BLOCK = 500;

let store: UseStore | undefined;
const theStore = (): UseStore => (store ??= createStore('smart-address-dispatch', 'work'));

/** Writes follow each other: a table must not overwrite what was found for it meanwhile. */
let writing: Promise<unknown> = Promise.resolve();

/** Resolves to false where the browser refuses to keep anything. */
function write(work: () => Promise<void>): Promise<boolean> {
  const written = writing.then(work).then(
    () => true,
    () => false,
  );
  writing = written;
  return written;
}

const blocksOf = (count: number): number[] => Array.from({ length: Math.ceil(count / BLOCK) }, (_, n) => n);

const slice = <T>(all: readonly T[], block: number): T[] => all.slice(block * BLOCK, (block + 1) * BLOCK);

/** The work of the last visit, or null. A browser that keeps nothing (a private window) has none. */
export async function loadWork(): Promise<Work | null> {
  try {
    // Of a page that was left a moment ago, too.
    await writing;
    const head = await get<Head>('head', theStore());
    if (!head) return null;
    const { count, ...rest } = head;
    const blocks = blocksOf(count);
    const rows = await getMany<SheetRow[]>(
      blocks.map((n) => `rows:${n}`),
      theStore(),
    );
    const outcomes = await getMany<(Outcome | undefined)[] | undefined>(
      blocks.map((n) => `outcomes:${n}`),
      theStore(),
    );
    const known = blocks.flatMap((n) =>
      Array.from({ length: Math.min(BLOCK, count - n * BLOCK) }, (_, index) => outcomes[n]?.[index]),
    );
    return { ...rest, rows: rows.flatMap((block) => block ?? []), outcomes: known };
  } catch {
    return null;
  }
}

/** Keeps a new table in place of the last. Resolves to false where the browser refuses to. */
export function saveWork({ rows, outcomes, ...rest }: Work): Promise<boolean> {
  const head: Head = { ...rest, count: rows.length };
  return write(async () => {
    await clear(theStore());
    for (const n of blocksOf(rows.length))
      await setMany(
        [
          [`rows:${n}`, slice(rows, n)],
          [`outcomes:${n}`, slice(outcomes, n)],
        ],
        theStore(),
      );
    // Last: a table without it is none.
    await set('head', head, theStore());
  });
}

/** Keeps the outcomes of the records that these rows are in. Resolves to false where the browser refuses to. */
export function saveOutcomes(
  rows: readonly number[],
  outcomes: readonly (Outcome | undefined)[],
): Promise<boolean> {
  const blocks = new Set(rows.map((row) => Math.floor(row / BLOCK)));
  return write(() =>
    setMany(
      [...blocks].map((n): [string, unknown] => [`outcomes:${n}`, slice(outcomes, n)]),
      theStore(),
    ),
  );
}

export function forgetWork(): Promise<boolean> {
  return write(() => clear(theStore()));
}
