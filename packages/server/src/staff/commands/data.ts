import { existsSync } from 'node:fs';
import type { Command } from '../command.types.ts';
import { dataFile, placeName, schemaOf } from '../openData.ts';
import { importFileOptions } from '../options.ts';

/** Commands on a whole file of data, each loaded with what it alone needs. */
export const dataCommands: readonly Command[] = [
  {
    name: 'import',
    needs: 'nothing',
    usage: '<file> [--format csv|geojson|pbf] [--source <name>] [--rejects <file>] [--dry-run] [--strict]',
    summary: 'Import surveyed addresses; they become findable, and their codes verified',
    operands: 1,
    options: { ...importFileOptions, 'dry-run': { type: 'boolean' } },
    async run(context) {
      // Brings the places along, which no other command needs.
      const { runImport } = await import('../importFile.ts');
      return runImport(context);
    },
  },
  {
    name: 'copy',
    usage: '<data folder>',
    summary: 'Copy a data folder, which no server uses, into the empty PostgreSQL that DATABASE_URL says',
    operands: 1,
    needs: 'database',
    async run({ parts: { environment }, place, operands: [folder = ''], io }) {
      const file = dataFile(folder, environment);
      if (!existsSync(file)) {
        throw new Error(`There is no ${file}. --environment says which of live and sandbox to copy.`);
      }
      const { copyToPostgres } = await import('../../store/copyToPostgres.ts');
      const copied = await copyToPostgres(file, place, schemaOf(environment));
      const [records, codes, addresses, lines] = (['documents', 'codes', 'addresses', 'audit'] as const).map(
        (name) => copied.get(name),
      );
      io.print(
        `The ${environment} data of ${folder} is in ${placeName(place)}: ${records} records of organisations, applications and keys, ` +
          `${codes} codes, ${addresses} addresses, ${lines} lines of the audit log. Start the server with DATABASE_URL now.`,
      );
    },
  },
  {
    name: 'streets',
    needs: 'files',
    usage:
      '<file> --out <file.js> [--format csv|geojson|pbf] [--source <name>] [--rejects <file>] [--strict]',
    summary: 'Pack streets of your own into a module for the search on the device',
    operands: 1,
    options: { ...importFileOptions, out: { type: 'string' } },
    async run(context) {
      // Brings the places along, as an import does.
      const { runStreets } = await import('../runStreets.ts');
      return runStreets(context);
    },
  },
];
