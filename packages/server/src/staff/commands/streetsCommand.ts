import type { FileCommand } from '../command.types.ts';

export const streetsCommand: FileCommand = {
  name: 'streets',
  needs: 'files',
  usage: '<file> --out <file.js> [--format csv|geojson|pbf] [--source <name>] [--rejects <file>] [--strict]',
  summary: 'Pack streets of your own into a module for the search on the device',
  operands: 1,
  options: {
    out: { type: 'string' },
    format: { type: 'string' },
    source: { type: 'string' },
    rejects: { type: 'string' },
    strict: { type: 'boolean' },
  },
  async run(context) {
    // Brings the places along, as an import does.
    const { runStreets } = await import('../runStreets.ts');
    return runStreets(context);
  },
};
