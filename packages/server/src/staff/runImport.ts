import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { once } from 'node:events';
import { loadGazetteer } from '@smart-address/gazetteer';
import { type Bytes, ImportError, type Rejection } from '../import/import.types.ts';
import { importAddresses, type ImportCounts } from '../import/importAddresses.ts';
import { formatOf, importFormats, rowsOf } from '../import/rowsOf.ts';
import type { CommandContext } from './command.types.ts';
import { choiceOption, textOption } from './options.ts';
import { plainLine } from './printing.ts';
import { progressBar } from './progressBar.ts';

/** Imports a file as its options say. False if lines were rejected under `--strict`. */
export async function runImport(context: CommandContext): Promise<boolean> {
  const { parts, operands, options, io } = context;
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
  const rejects = rejectsOf(context);
  const source = textOption(options, 'source');
  const counts = await importAddresses(rowsOf(format, bytes), {
    store: parts.store,
    gazetteer: await loadGazetteer(),
    attribution: source ?? (format === 'pbf' ? osmAttribution : ''),
    clock: parts.clock,
    isDryRun: options['dry-run'] === true,
    onRejection: (rejection) => rejects.write(rejection),
    onProgress: ({ read, rejected }) => bar.show(bytesRead, `${read} read, ${rejected} rejected`),
  });
  bar.clear();
  await rejects.close();
  io.print(summaryOf(counts, options['dry-run'] === true));
  return !(options['strict'] === true && counts.rejected > 0);
}

/** The credit that OpenStreetMap asks for. */
const osmAttribution = '© OpenStreetMap contributors';

async function sizeOf(file: string): Promise<number> {
  try {
    const found = await stat(file);
    if (found.isFile()) return found.size;
  } catch (cause) {
    throw new ImportError(
      `${file} cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`,
    );
  }
  throw new ImportError(`${file} is not a file.`);
}

/** The report of rejected lines: a CSV file, or the terminal. */
function rejectsOf({ options, io }: CommandContext) {
  const file = textOption(options, 'rejects');
  if (file === undefined) {
    return {
      write: ({ place, reason, message }: Rejection) => io.warn(`${place}: ${reason}: ${plainLine(message)}`),
      close: async () => {},
    };
  }
  const stream = createWriteStream(file);
  const failed = once(stream, 'error').then(([error]: unknown[]) => {
    throw new ImportError(
      `${file} cannot be written: ${error instanceof Error ? error.message : String(error)}`,
    );
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

function summaryOf({ read, added, changed, unchanged, rejected }: ImportCounts, isDryRun: boolean): string {
  const done = isDryRun ? 'would be' : 'were';
  return `${read} read: ${added} ${done} added, ${changed} ${done} changed, ${unchanged} were there already, ${rejected} rejected.`;
}
