import { reasonOf } from '../errors/cause.ts';
import { type Bytes, ImportError, type ReadAs, type ReadRow } from './import.types.ts';

/** Supported file formats. */
export const importFormats = ['csv', 'geojson', 'pbf'] as const;
export type ImportFormat = (typeof importFormats)[number];

const extensions: Readonly<Record<string, ImportFormat>> = {
  csv: 'csv',
  tsv: 'csv',
  txt: 'csv',
  geojson: 'geojson',
  json: 'geojson',
  geojsonl: 'geojson',
  geojsons: 'geojson',
  ndjson: 'geojson',
  pbf: 'pbf',
};

/** The format of a file, by its name. @throws ImportError for an unknown one. */
export function formatOf(fileName: string): ImportFormat {
  const extension = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase();
  const format = Object.hasOwn(extensions, extension) ? extensions[extension] : undefined;
  if (!format) {
    throw new ImportError(
      `${fileName}: the format is not known by its name. Say it with --format ${importFormats.join('|')}.`,
    );
  }
  return format;
}

/**
 * The rows of a file; its reader is loaded on demand.
 *
 * @throws ImportError, while the rows are read, if the file is not in its format.
 */
export async function* rowsOf(
  format: ImportFormat,
  open: () => Bytes,
  readAs: ReadAs = 'addresses',
): AsyncGenerator<ReadRow> {
  try {
    yield* await readerOf(format, open, readAs);
  } catch (cause) {
    if (cause instanceof ImportError) throw cause;
    throw new ImportError(`The file cannot be read as ${format}: ${reasonOf(cause)}`, { cause });
  }
}

async function readerOf(
  format: ImportFormat,
  open: () => Bytes,
  readAs: ReadAs,
): Promise<AsyncIterable<ReadRow>> {
  switch (format) {
    case 'csv':
      return (await import('./csvRows.ts')).csvRows(open(), readAs);
    case 'geojson':
      return (await import('./geoJsonRows.ts')).geoJsonRows(open(), readAs);
    case 'pbf':
      return (await import('./osmRows.ts')).osmRows(open, readAs);
  }
}
