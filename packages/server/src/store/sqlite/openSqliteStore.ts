import { constants, type Stats } from 'node:fs';
import { access, mkdir, open, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Database } from 'better-sqlite3';
import { reasonOf, systemCode } from '../../errors/cause.ts';
import type { OutageListener } from '../../outage/breaker.ts';
import type { Store } from '../store.types.ts';
import { createAddresses } from './addresses.ts';
import { createAudit, createWriteLine } from './audit.ts';
import { createCodes } from './codes.ts';
import { createDocuments } from './documents.ts';
import { createFileLock, type FileLock } from './fileLock.ts';
import { createFreshness } from './freshness.ts';
import { createGroupCommit } from './groupCommit.ts';
import { createIdempotency } from './idempotency.ts';
import { loadDriver } from './loadDriver.ts';
import { migrations } from './migrations.ts';
import { createUsage } from './usage.ts';

/** Milliseconds SQLite itself waits for another process: at the start, and later, when everybody else would wait with it. */
const busy = { starting: 5_000, serving: 10 };

/**
 * A store in one SQLite file, created with its folder when it is not there. A write has settled only once it is on disk (write-ahead log,
 * synchronous FULL). Plain prepared statements and no query builder: there are some twenty, on the hottest path there is. A builder would
 * compile each of them anew on every call.
 *
 * @throws Error when the file cannot be opened, is no database, or was made by a newer version. Also when the driver, an optional
 * dependency, is not there.
 */
export async function openSqliteStore(
  file: string,
  { onOutage = () => {} }: { readonly onOutage?: OutageListener } = {},
): Promise<Store> {
  const SqliteDatabase = await loadDriver();
  try {
    await makeFolder(dirname(file));
    const lockFile = `${file}-lock`;
    await makeFile(file);
    await makeFile(lockFile, await stat(file));
    // SQLite opens what it may only read as well, and locks nothing then.
    await access(lockFile, constants.W_OK);
    const lock = createFileLock(() => new SqliteDatabase(lockFile, { timeout: 0 }));
    return storeOf(prepared(new SqliteDatabase(file, { timeout: busy.starting })), lock, onOutage);
  } catch (cause) {
    throw new Error(`data cannot be kept in ${file}: ${reasonOf(cause)}${cureOf(cause)}`, { cause });
  }
}

/** The cure for a file that cannot be used. */
function cureOf(cause: unknown): string {
  const code = systemCode(cause);
  if (code === 'SQLITE_NOTADB') return '. Give another folder, or move the file away';
  if (/^SQLITE_(?:BUSY|LOCKED)/.test(code))
    return '. Another program is writing to it: end that one, or wait';
  if (/^SQLITE_FULL|^ENOSPC/.test(code)) return '. Make room on the disk';
  if (/^(?:SQLITE_(?:CANTOPEN|READONLY)|E)/.test(code)) return '. Give a folder that this user may write to';
  return '';
}

/**
 * Makes a file that is its owner's alone, as the keys are that tokens are signed with; SQLite gives those beside it the same
 * mode. One that is there is not touched: closing it would give up the locks on it of every store in this process.
 *
 * @param like a file whose users are to be this one's too, also where an administrator's command is the first to run.
 */
async function makeFile(file: string, like?: Stats): Promise<void> {
  try {
    const made = await open(file, 'wx', 0o600);
    try {
      if (like && process.getuid?.() === 0) await made.chown(like.uid, like.gid);
      if (like) await made.chmod(like.mode);
    } finally {
      await made.close();
    }
  } catch (cause) {
    if (systemCode(cause) !== 'EEXIST') throw cause;
  }
}

function prepared(database: Database): Database {
  try {
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = FULL');
    // What is deleted is overwritten where that costs no write of its own, which leaves long texts in pages that are free.
    database.pragma('secure_delete = FAST');
    migrate(database);
    database.pragma(`busy_timeout = ${busy.serving}`);
    return database;
  } catch (cause) {
    database.close();
    throw cause;
  }
}

function migrate(database: Database): void {
  const step = database.transaction(() => {
    const taken = Number(database.pragma('user_version', { simple: true }));
    if (taken > migrations.length) {
      throw new Error(
        'it was made by a newer version of this program. Update the program, or give another folder',
      );
    }
    for (const migration of migrations.slice(taken)) database.exec(migration);
    database.pragma(`user_version = ${migrations.length}`);
  });
  step.exclusive();
}

function storeOf(database: Database, lock: FileLock, onOutage: OutageListener): Store {
  const commits = createGroupCommit(database, onOutage);
  const freshness = createFreshness(database);
  const writeLine = createWriteLine(database);
  const collection = createDocuments(database, commits, freshness, writeLine);
  const usage = createUsage(database, commits, freshness);
  const alive = database.prepare('SELECT 1');
  return {
    storesLines: true,
    organisations: collection('organisations'),
    applications: collection('applications'),
    keys: collection('keys'),
    signingKeys: collection('signingKeys'),
    codes: createCodes(database, commits, freshness, writeLine),
    addresses: createAddresses(database, commits),
    usage,
    audit: createAudit(database, commits, writeLine),
    idempotency: createIdempotency(database, commits),
    // Whatever its name: tasks are few and short.
    exclusively: (_, task) => lock.run(task),
    // Queued with the writes, so that it fails when they do. It writes something only after a write was refused.
    check: () =>
      commits.write(() => {
        if (commits.isRefused) database.pragma(`user_version = ${migrations.length}`);
        else alive.get();
      }),
    async close() {
      if (!database.open) return;
      try {
        await Promise.all([usage.close(), commits.write(() => {})]);
      } finally {
        lock.close();
        database.close();
      }
    },
  };
}

/**
 * Creates a folder and its parents. Node's `recursive` never ends below a folder that accepts none, such as `/proc`.
 *
 * @throws Error with the system's code if it cannot be created.
 */
async function makeFolder(folder: string): Promise<void> {
  const parent = dirname(folder);
  try {
    await mkdir(folder);
  } catch (cause) {
    const code = systemCode(cause);
    if (code === 'EEXIST') return;
    if (code !== 'ENOENT' || parent === folder) throw cause;
    await makeFolder(parent);
    await mkdir(folder).catch((again: unknown) => {
      // Another process created it first.
      if (systemCode(again) !== 'EEXIST') throw again;
    });
  }
}
