import type { FileCommand } from '../command.types.ts';
import { importFileOptions } from '../options.ts';

export const streetsCommand: FileCommand = {
  name: 'streets',
  needs: 'files',
  usage: '<file> --out <file.js> [--format csv|geojson|pbf] [--source <name>] [--rejects <file>] [--strict]',
  summary: 'Pack streets of your own into a module for the search on the device',
  operands: 1,
  options: { ...importFileOptions, out: { type: 'string' } },
  async run(context) {
    // Brings the places along, as an import does.
    const { runStreets } = await import('../runStreets.ts');
    return runStreets(context);
  },
};
