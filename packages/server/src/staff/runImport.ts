import { loadGazetteer } from '@smart-address/gazetteer';
import { importAddresses, type ImportCounts } from '../import/importAddresses.ts';
import type { CommandContext } from './command.types.ts';
import { openImportFile } from './importFile.ts';

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
