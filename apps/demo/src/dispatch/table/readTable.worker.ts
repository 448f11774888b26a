import { readTable } from './readTable.ts';
import { TableError, type Encoding, type TableFile, type TableProblem } from './table.types.ts';

export interface ReadRequest {
  readonly file: Blob;
  readonly name: string;
  readonly encoding?: Encoding | undefined;
}

/** Rows come in slices: taking over 20,000 at once would stop the page for longer than a frame. */
export type ReadReply =
  | { readonly kind: 'head'; readonly file: TableFile }
  | { readonly kind: 'rows'; readonly sheet: number; readonly rows: TableFile['sheets'][number]['rows'] }
  | { readonly kind: 'end' }
  | { readonly kind: 'problem'; readonly problem: TableProblem };

const SLICE = 1_000;

const reply = (message: ReadReply): void => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<ReadRequest>) => {
  readTable(data.file, data.name, data.encoding).then(
    (file) => {
      reply({ kind: 'head', file: { ...file, sheets: file.sheets.map(({ name }) => ({ name, rows: [] })) } });
      for (const [sheet, { rows }] of file.sheets.entries())
        for (let from = 0; from < rows.length; from += SLICE)
          reply({ kind: 'rows', sheet, rows: rows.slice(from, from + SLICE) });
      reply({ kind: 'end' });
    },
    (error: unknown) =>
      reply({ kind: 'problem', problem: error instanceof TableError ? error.problem : 'unreadable' }),
  );
});
