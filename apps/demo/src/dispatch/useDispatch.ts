import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useClients } from '../backend/clients.ts';
import type { Columns } from './columns/columns.ts';
import { type Job, type JobEnvironment, MAX_ROWS, newJob, openJob, sheetRowsOf } from './job.ts';
import { forgetWork, loadWork } from './run/savedWork.ts';
import type { ReadReply, ReadRequest } from './table/readTable.worker.ts';
import {
  type Encoding,
  type Sheet,
  type SheetRow,
  TableError,
  type TableFile,
  type TableProblem,
} from './table/table.types.ts';

/** Milliseconds one batch may take: 500 searches on a busy server take some seconds. */
const BATCH_TIMEOUT = 120_000;

export type OpenProblem = TableProblem | { readonly rows: number };

/** What was read last, so that it can be read in another encoding or another of its sheets taken. */
interface Source {
  readonly file: Blob;
  readonly read: TableFile;
  readonly sheet: number;
}

/** Resolves after a time, when the signal aborts, or as soon as the network is back. */
function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end, { once: true });
    addEventListener('online', end, { once: true });
    if (signal.aborted) end();
  });
}

/** The table at hand: opening it, its columns, its run. What was done before the tab was closed is taken up again. */
export function useDispatch() {
  const { b } = useClients();
  const client = useRef(b);
  const [phase, setPhase] = useState<'loading' | 'reading' | 'ready'>('loading');
  const [job, setJob] = useState<Job | null>(null);
  const [source, setSource] = useState<Source | null>(null);
  const [problem, setProblem] = useState<OpenProblem | null>(null);
  const [isKept, setKept] = useState(true);

  const environment = useMemo<JobEnvironment>(
    () => ({
      send: (items, { signal, idempotencyKey }) =>
        client.current.batch({ items }, { signal, idempotencyKey, retries: 0, timeoutMs: BATCH_TIMEOUT }),
      sleep,
      onUnsaved: () => setKept(false),
    }),
    [],
  );

  // Another backend or another scenario: what waits is tried there at once.
  useEffect(() => {
    client.current = b;
    job?.run.hurry();
  }, [b, job]);

  useEffect(() => {
    let isGone = false;
    void loadWork().then((work) => {
      if (isGone) return;
      if (work) setJob(openJob(work, environment));
      setPhase('ready');
    });
    return () => {
      isGone = true;
    };
  }, [environment]);

  // A page that is left sends no more; what is on its way is asked again by the next visit.
  useEffect(() => () => job?.run.cancel(), [job]);

  const take = useCallback(
    (name: string, sheet: Sheet | undefined) => {
      const rows = sheet?.rows ?? [];
      if (rows.length > MAX_ROWS + 1) {
        setProblem({ rows: rows.length });
        return;
      }
      setJob(newJob(name, rows, environment));
    },
    [environment],
  );

  const open = useCallback(
    async (file: Blob, name: string, encoding?: Encoding) => {
      setPhase('reading');
      setProblem(null);
      try {
        const read = await readInWorker(file, name, encoding);
        setSource({ file, read, sheet: 0 });
        take(name, read.sheets[0]);
      } catch (error) {
        setProblem(error instanceof TableError ? error.problem : 'unreadable');
      } finally {
        setPhase('ready');
      }
    },
    [take],
  );

  return {
    phase,
    job,
    problem,
    isKept,
    source,
    open,
    /** Reads the same file in another encoding. */
    readAs: (encoding: Encoding) => source && open(source.file, source.read.name, encoding),
    /** Takes another sheet of the same spreadsheet. */
    takeSheet: (index: number) => {
      if (!source) return;
      setSource({ ...source, sheet: index });
      take(source.read.name, source.read.sheets[index]);
    },
    /** Begins again with other columns. */
    setColumns: (columns: Columns) => {
      if (job) setJob(newJob(job.name, sheetRowsOf(job), environment, columns));
    },
    close: async () => {
      job?.run.cancel();
      await forgetWork();
      setJob(null);
      setSource(null);
      setProblem(null);
    },
  };
}

export type Dispatch = ReturnType<typeof useDispatch>;

/**
 * Reads a table beside the page, which goes on answering meanwhile.
 *
 * @throws TableError
 */
function readInWorker(file: Blob, name: string, encoding?: Encoding): Promise<TableFile> {
  const worker = new Worker(new URL('./table/readTable.worker.ts', import.meta.url), { type: 'module' });
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
