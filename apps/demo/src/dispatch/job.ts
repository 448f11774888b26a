import type { BatchAnswer, BatchItem } from '@smart-address/contract';
import { guessColumns } from './columns/guessColumns.ts';
import type { Columns } from './columns/columns.ts';
import { requestOfRow } from './columns/requestOfRow.ts';
import { createRun } from './run/createRun.ts';
import type { Outcome, Run, SendOptions } from './run/run.types.ts';
import { saveOutcomes, saveWork, type Work } from './run/savedWork.ts';
import type { SheetRow } from './table/table.types.ts';

/** Most rows of one table. */
export const MAX_ROWS = 20_000;

/** A table being worked on. */
export interface Job extends Omit<Work, 'outcomes'> {
  readonly run: Run;
}

/** How a job reaches the service, and hears that its work cannot be kept. */
export interface JobEnvironment {
  readonly send: (items: readonly BatchItem[], options: SendOptions) => Promise<BatchAnswer>;
  readonly sleep: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  readonly onUnsaved: () => void;
}

/** 128 random bits; `crypto.randomUUID` is missing on a page that a phone opens over plain HTTP. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return `dispatch-${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** Takes up work that was kept, or new work that is kept from now on. */
export function openJob({ outcomes, ...work }: Work, environment: JobEnvironment): Job {
  const { rows, columns } = work;
  const run = createRun({
    outcomes,
    requestOf: (row) => requestOfRow(rows[row]?.cells ?? [], columns),
    send: environment.send,
    sleep: environment.sleep,
    now: Date.now,
    newKey,
    onChange: async (changed) => {
      if (!(await saveOutcomes(changed, run.outcomes))) environment.onUnsaved();
    },
  });
  return { ...work, run };
}

/** A new job on a sheet's rows, with the columns as guessed or as given. */
export function newJob(
  name: string,
  sheetRows: readonly SheetRow[],
  environment: JobEnvironment,
  columns: Columns = guessColumns(sheetRows),
): Job {
  const rows = columns.hasTitles ? sheetRows.slice(1) : sheetRows;
  const titles = columns.hasTitles ? (sheetRows[0]?.cells ?? []) : [];
  const outcomes: readonly (Outcome | undefined)[] = rows.map(() => undefined);
  const work = { name, titles, columns, rows, outcomes };
  void saveWork(work).then((isKept) => {
    if (!isKept) environment.onUnsaved();
  });
  return openJob(work, environment);
}

/** All rows again, that of the titles among them. */
export function sheetRowsOf({
  titles,
  columns,
  rows,
}: Pick<Job, 'titles' | 'columns' | 'rows'>): readonly SheetRow[] {
  return columns.hasTitles ? [{ number: 1, cells: titles }, ...rows] : rows;
}
