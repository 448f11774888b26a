import type { Command } from '../command.types.ts';

export const importCommand: Command = {
  name: 'import',
  needs: 'nothing',
  usage: '<file> [--format csv|geojson|pbf] [--source <name>] [--rejects <file>] [--dry-run] [--strict]',
  summary: 'Import surveyed addresses; they become findable, and their codes verified',
  operands: 1,
  options: {
    format: { type: 'string' },
    source: { type: 'string' },
    rejects: { type: 'string' },
    'dry-run': { type: 'boolean' },
    strict: { type: 'boolean' },
  },
  async run(context) {
    // Brings the places along, which no other command needs.
    const { runImport } = await import('../runImport.ts');
    return runImport(context);
  },
};
