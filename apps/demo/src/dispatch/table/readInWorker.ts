import type { ReadReply, ReadRequest } from './readTable.worker.ts';
import { TableError, type Encoding, type SheetRow, type TableFile } from './table.types.ts';

/**
 * Reads a table beside the page, which goes on answering meanwhile.
 *
 * @throws TableError
 */
export function readInWorker(file: Blob, name: string, encoding?: Encoding): Promise<TableFile> {
  const worker = new Worker(new URL('./readTable.worker.ts', import.meta.url), { type: 'module' });
  const request: ReadRequest = { file, name, encoding };
  return new Promise<TableFile>((resolve, reject) => {
    let head: TableFile | null = null;
    const rows: SheetRow[][] = [];
    worker.addEventListener('message', ({ data }: MessageEvent<ReadReply>) => {
      if (data.kind === 'head') head = data.file;
      else if (data.kind === 'rows') (rows[data.sheet] ??= []).push(...data.rows);
      else if (data.kind === 'problem' || head === null)
        reject(new TableError(data.kind === 'problem' ? data.problem : 'unreadable'));
      else
        resolve({
          ...head,
          sheets: head.sheets.map((sheet, index) => ({ ...sheet, rows: rows[index] ?? [] })),
        });
    });
    worker.addEventListener('error', () => reject(new TableError('unreadable')));
    worker.postMessage(request, []);
  }).finally(() => worker.terminate());
}
