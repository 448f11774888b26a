import { versions } from 'node:process';
import type SqliteDatabase from 'better-sqlite3';

/**
 * Loads SQLite on demand: everything else needs no native module, and installs without one.
 *
 * Version 13 of better-sqlite3 needs Node-API 10, which Node has from 22.14 on, and crashes the process where that is missing;
 * version 12 crashes on Node 24.19 and later, as soon as a statement is garbage-collected.
 *
 * @throws Error if the driver, an optional dependency, is not installed.
 */
export async function loadDriver(): Promise<typeof SqliteDatabase> {
  try {
    const { default: driver } = await (Number(versions.napi) >= 10
      ? import('better-sqlite3')
      : import('better-sqlite3-node20'));
    // The native part is loaded only now.
    new driver(':memory:').close();
    return driver;
  } catch (cause) {
    throw new Error(
      'Data cannot be kept in a file: the optional package better-sqlite3 is not installed, or not built for this Node. ' +
        'Run `npm install --include=optional` (before Node 22.14 where a compiler or a prebuilt binary is at hand), or ' +
        'start without a data folder: nothing is kept then',
      { cause },
    );
  }
}
