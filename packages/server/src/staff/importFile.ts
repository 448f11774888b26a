import { loadGazetteer } from '@smart-address/gazetteer';
import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { once } from 'node:events';
import { reasonOf } from '../errors/cause.ts';
import {
  type Bytes,
  ImportError,
  type ReadAs,
  type ReadRow,
  type Rejection,
} from '../import/import.types.ts';
import { importAddresses, type ImportCounts } from '../import/importAddresses.ts';
import { formatOf, importFormats, rowsOf } from '../import/rowsOf.ts';
import type { CommandContext, FileContext } from './command.types.ts';
import { choiceOption, textOption } from './options.ts';
import { plainLine } from './printing.ts';

const width = 30;

/** A progress bar on the last line of a terminal; does nothing without one. `total` is the final value of `show`. */
function progressBar(redraw: ((text: string) => void) | null, total: number) {
  let shown = '';
  return {
    show(done: number, caption: string): void {
      const share = total === 0 ? 1 : Math.min(1, done / total);
      const filled = Math.round(share * width);
      const text = `[${'#'.repeat(filled)}${'.'.repeat(width - filled)}] ${Math.floor(share * 100)} %  ${caption}`;
      if (text !== shown) redraw?.(text);
      shown = text;
    },
    clear(): void {
      if (shown !== '') redraw?.('');
    },
  };
}

/** The credit that OpenStreetMap asks for. */
const osmAttribution = '© OpenStreetMap contributors';

interface ImportFile {
  readonly rows: AsyncIterable<ReadRow>;
  /** Who is to be credited. */
  readonly attribution: string;
  /** Redraws the progress. */
  show(text: string): void;
  reject(rejection: Rejection): void;
  /** Ends the progress and the report of rejected lines. */
  close(): Promise<void>;
}

/** The file of a command line, to be read as its options say. @throws ImportError if it cannot be read. */
export async function openImportFile(
  { operands, options, io }: FileContext,
  readAs: ReadAs,
): Promise<ImportFile> {
  const [file = ''] = operands;
  const format = choiceOption(options, 'format', importFormats) ?? formatOf(file);
  const size = await sizeOf(file);
  // An OpenStreetMap extract is read twice.
  const total = format === 'pbf' ? 2 * size : size;
  let bytesRead = 0;
  async function* bytes(): Bytes {
    for await (const chunk of createReadStream(file)) {
      bytesRead += chunk.length;
      yield chunk;
    }
  }
  const bar = progressBar(io.redraw, total);
  const rejects = rejectsOf(options, io);
  return {
    rows: rowsOf(format, bytes, readAs),
    attribution: textOption(options, 'source') ?? (format === 'pbf' ? osmAttribution : ''),
    show: (text) => bar.show(bytesRead, text),
    reject: rejects.write,
    async close() {
      bar.clear();
      await rejects.close();
    },
  };
}

async function sizeOf(file: string): Promise<number> {
  try {
    const found = await stat(file);
    if (found.isFile()) return found.size;
  } catch (cause) {
    throw new ImportError(`${file} cannot be read: ${reasonOf(cause)}`);
  }
  throw new ImportError(`${file} is not a file.`);
}

/** The report of rejected lines: a CSV file, or the terminal. */
function rejectsOf(options: FileContext['options'], io: FileContext['io']) {
  const file = textOption(options, 'rejects');
  if (file === undefined) {
    return {
      write: ({ place, reason, message }: Rejection) => io.warn(`${place}: ${reason}: ${plainLine(message)}`),
      close: async () => {},
    };
  }
  const stream = createWriteStream(file);
  const failed = once(stream, 'error').then(([error]: unknown[]) => {
    throw new ImportError(`${file} cannot be written: ${reasonOf(error)}`);
  });
  failed.catch(() => {});
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  stream.write('place,reason,message\n');
  return {
    write: ({ place, reason, message }: Rejection) => {
      stream.write(`${[place, reason, plainLine(message)].map(quoted).join(',')}\n`);
    },
    close: () => Promise.race([failed, new Promise<void>((resolve) => stream.end(resolve))]),
  };
}

/** Imports a file as its options say. False if lines were rejected under `--strict`. */
export async function runImport(context: CommandContext): Promise<boolean> {
  const { parts, options, io } = context;
  const isDryRun = options['dry-run'] === true;
  const file = await openImportFile(context, 'addresses');
  const counts = await importAddresses(file.rows, {
    store: parts.store,
    gazetteer: await loadGazetteer(),
    attribution: file.attribution,
    clock: parts.clock,
    isDryRun,
    onRejection: file.reject,
    onProgress: ({ read, rejected }) => file.show(`${read} read, ${rejected} rejected`),
  });
  await file.close();
  io.print(summaryOf(counts, isDryRun));
  return !(options['strict'] === true && counts.rejected > 0);
}

function summaryOf({ read, added, changed, unchanged, rejected }: ImportCounts, isDryRun: boolean): string {
  const done = isDryRun ? 'would be' : 'were';
  return `${read} read: ${added} ${done} added, ${changed} ${done} changed, ${unchanged} were there already, ${rejected} rejected.`;
}
