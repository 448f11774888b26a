import type { Client } from 'pg';
import { reasonOf, systemCode } from '../errors/cause.ts';
import { codeColumnNames, codeColumns } from './codeRow.ts';
import { loadDriver } from './sqlite/loadDriver.ts';
import { openSqliteStore } from './sqlite/openSqliteStore.ts';

/** A table of PostgreSQL, the types of its columns, and the query of SQLite that returns them in the order to insert. */
interface Table {
  readonly name: string;
  readonly columns: Readonly<Record<string, 'text' | 'bigint' | 'integer' | 'double precision'>>;
  readonly rows: string;
}

const tables = [
  {
    name: 'documents',
    columns: { collection: 'text', id: 'text', body: 'text' },
    rows: 'SELECT collection, id, body FROM documents ORDER BY sequence',
  },
  {
    name: 'codes',
    columns: codeColumns,
    rows: `SELECT ${codeColumnNames.join(', ')} FROM codes`,
  },
  {
    name: 'addresses',
    columns: { id: 'text', body: 'text', changed: 'bigint' },
    rows: 'SELECT id, body, changed FROM addresses ORDER BY changed',
  },
  {
    name: 'usage_by_day',
    columns: { organisation_id: 'text', day: 'text', operation: 'text', units: 'bigint' },
    rows: 'SELECT organisation_id, day, operation, units FROM usage',
  },
  {
    name: 'usage_by_month',
    columns: { organisation_id: 'text', month: 'text', units: 'bigint' },
    rows: 'SELECT organisation_id, substr(day, 1, 7), sum(units) FROM usage GROUP BY 1, 2',
  },
  {
    name: 'audit',
    columns: { at: 'bigint', actor: 'text', organisation_id: 'text', action: 'text', subject: 'text' },
    rows: 'SELECT at, actor, organisation_id, action, subject FROM audit ORDER BY sequence',
  },
  {
    name: 'idempotency',
    columns: {
      id: 'text',
      fingerprint: 'text',
      status: 'integer',
      headers: 'text',
      body: 'text',
      expires_at: 'bigint',
    },
    rows: `SELECT id, fingerprint, status, headers, body, expires_at FROM idempotency
      WHERE expires_at > 1000 * strftime('%s', 'now')`,
  },
] as const satisfies readonly Table[];

type TableName = (typeof tables)[number]['name'];

type Value = string | number | null;

const rowsAtOnce = 2_000;

/**
 * Copies everything in a SQLite file, but for answers to idempotency keys that have expired, into a schema of PostgreSQL, all or nothing.
 * The schema has its tables and no row. The file keeps its data, in the form of this version; nobody can open it meanwhile.
 *
 * @param file a database that exists.
 * @returns how many rows each table has.
 * @throws Error if another process has the file open, or if the schema contains data.
 */
export async function copyToPostgres(
  file: string,
  url: string,
  schema: string,
): Promise<ReadonlyMap<TableName, number>> {
  // Brings a file of an older version up to date, once no server of that version works on it.
  (await openAlone(file)).close();
  await (await openSqliteStore(file)).close();
  const source = await openAlone(file);
  const { Client } = await import('pg');
  const client = new Client({ connectionString: url });
  // Reported to whoever waits for a statement.
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('BEGIN');
    await client.query(`SET LOCAL search_path = ${schema}`);
    await refuseUnlessEmpty(client, schema);
    const copied = new Map<TableName, number>();
    for (const table of tables) {
      const rows = source.prepare<[], Value[]>(table.rows).raw().iterate();
      copied.set(table.name, await insert(client, table, rows));
    }
    await client.query('COMMIT');
    return copied;
  } catch (cause) {
    if (cause instanceof NotEmptyError) throw cause;
    // A connection may also break after COMMIT was sent.
    throw new Error(
      `The copy was broken off: ${reasonOf(cause)}. The folder keeps its data, and PostgreSQL has all of it or nothing: ` +
        'give the command again, which says if all of it is there.',
      { cause },
    );
  } finally {
    // Without COMMIT, PostgreSQL rolls back.
    await client.end().catch(() => {});
    source.close();
  }
}

/** Opens a file that no other process has open: what a server wrote there later would be missing in the copy. */
async function openAlone(file: string) {
  const SqliteDatabase = await loadDriver();
  const database = new SqliteDatabase(file, { fileMustExist: true, timeout: 1_000 });
  try {
    database.pragma('locking_mode = EXCLUSIVE');
    database.exec('BEGIN EXCLUSIVE');
    return database;
  } catch (cause) {
    database.close();
    if (!systemCode(cause).startsWith('SQLITE_BUSY')) throw cause;
    throw new Error(`${file} is in use. Stop the server that keeps its data there, and try again.`, {
      cause,
    });
  }
}

class NotEmptyError extends Error {}

async function refuseUnlessEmpty(client: Client, schema: string): Promise<void> {
  await client.query(`LOCK TABLE ${tables.map(({ name }) => name).join(', ')} IN EXCLUSIVE MODE`);
  for (const { name } of tables) {
    const { rows } = await client.query(`SELECT 1 FROM ${name} LIMIT 1`);
    if (rows.length === 0) continue;
    throw new NotEmptyError(
      `The schema ${schema} contains data already, and nothing was copied. Give another database, or drop that schema.`,
    );
  }
}

async function insert(
  client: Client,
  { name, columns }: Table,
  rows: Iterable<readonly Value[]>,
): Promise<number> {
  const names = Object.keys(columns);
  const lists = Object.values(columns).map((type, index) => `$${index + 1}::${type}[]`);
  const statement = `INSERT INTO ${name} (${names.join(', ')})
    SELECT ${names.join(', ')} FROM unnest(${lists.join(', ')}) WITH ORDINALITY AS row (${names.join(', ')}, place)
    ORDER BY place`;
  let total = 0;
  for (const some of inParts(rows)) {
    await client.query(
      statement,
      names.map((_, column) => some.map((row) => row[column] ?? null)),
    );
    total += some.length;
  }
  return total;
}

function* inParts<Row>(rows: Iterable<Row>): Generator<readonly Row[]> {
  let part: Row[] = [];
  for (const row of rows) {
    part.push(row);
    if (part.length < rowsAtOnce) continue;
    yield part;
    part = [];
  }
  if (part.length > 0) yield part;
}
