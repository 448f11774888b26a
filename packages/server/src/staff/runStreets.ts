import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { loadGazetteer, type Street } from '@smart-address/gazetteer';
import { streetsModule } from '@smart-address/gazetteer/streetsModule';
import { reasonOf } from '../errors/cause.ts';
import { ImportError, isRejection } from '../import/import.types.ts';
import { readStreet } from '../import/readAddress.ts';
import type { FileContext } from './command.types.ts';
import { openImportFile } from './importFile.ts';
import { neededOption } from './options.ts';

/** Rows between two drawings of the progress. */
const PROGRESS_ROWS = 1_000;

/** Packs the streets of a file into a module. False if lines were rejected under `--strict`: it is written all the same. */
export async function runStreets(context: FileContext): Promise<boolean> {
  const { options, io } = context;
  const out = neededOption(options, 'out');
  const gazetteer = await loadGazetteer();
  const file = await openImportFile(context, 'streets');
  const streets: Street[] = [];
  let [read, rejected] = [0, 0];
  for await (const row of file.rows) {
    const street = isRejection(row) ? row : readStreet(row, gazetteer);
    read += 1;
    if (isRejection(street)) {
      rejected += 1;
      file.reject(street);
    } else streets.push(street);
    if (read % PROGRESS_ROWS === 0) file.show(`${read} read, ${rejected} rejected`);
  }
  await file.close();
  if (streets.length === 0)
    throw new ImportError(`None of the ${read} rows read is a street: ${out} was not written.`);
  const { source, size } = streetsModule(streets, gazetteer, file.attribution);
  try {
    await writeFile(out, source);
  } catch (cause) {
    throw new ImportError(`${out} cannot be written: ${reasonOf(cause)}`, { cause });
  }
  const { length } = await promisify(brotliCompress)(source);
  io.print(
    `${read} read, ${rejected} rejected: ${size} streets in ${out}, ${Math.ceil(length / 1000)} kB compressed (brotli).`,
  );
  return !(options['strict'] === true && rejected > 0);
}
