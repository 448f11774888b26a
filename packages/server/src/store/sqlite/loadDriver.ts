import { versions } from 'node:process';
import type SqliteDatabase from 'better-sqlite3';

/**
 * Loads SQLite on demand: everything else needs no native module, and installs without one.
 *
 * Version 13 of better-sqlite3 needs Node-API 10, which Node has from 22.14 on, and crashes the process where that is missing. Version 12
 * crashes on Node 24.19 and later, as soon as a statement is garbage-collected.
 *
 * @throws Error if the driver, an optional peer dependency, is not installed.
 */
export async function loadDriver(): Promise<typeof SqliteDatabase> {
  const isRecent = Number(versions.napi) >= 10;
  try {
    const { default: driver } = await (isRecent ? import('better-sqlite3') : import('better-sqlite3-node20'));
    // The native part is loaded only now.
    new driver(':memory:').close();
    return driver;
  } catch (cause) {
    // Version 12 is downloaded or compiled by its install script, which pnpm, Yarn and npm 12 run only when they are told to.
    const cure = isRecent
      ? 'Run `npm install better-sqlite3@13`'
      : 'Run `npm install better-sqlite3-node20@npm:better-sqlite3@12` where its install script may run (from npm 12 on ' +
        '`npm install-scripts approve better-sqlite3` and `npm rebuild`, or `pnpm approve-builds`) and finds a prebuilt binary ' +
        'or a compiler; or use Node 22.14 or later with better-sqlite3@13';
    throw new Error(
      'Data cannot be kept in a file: the optional package better-sqlite3 is not installed, or not built for this Node. ' +
        `${cure}. Or start without a data folder: nothing is kept then`,
      { cause },
    );
  }
}
