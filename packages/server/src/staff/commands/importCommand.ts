import type { Command } from '../command.types.ts';
import { importFileOptions } from '../options.ts';

export const importCommand: Command = {
  name: 'import',
  needs: 'nothing',
  usage: '<file> [--format csv|geojson|pbf] [--source <name>] [--rejects <file>] [--dry-run] [--strict]',
  summary: 'Import surveyed addresses; they become findable, and their codes verified',
  operands: 1,
  options: { ...importFileOptions, 'dry-run': { type: 'boolean' } },
  async run(context) {
    // Brings the places along, which no other command needs.
    const { runImport } = await import('../runImport.ts');
    return runImport(context);
  },
};
