import { existsSync } from 'node:fs';
import type { Command } from '../command.types.ts';
import { dataFile } from '../dataFolder.ts';
import { placeName, schemaOf } from '../openData.ts';

export const copyCommand: Command = {
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
};
