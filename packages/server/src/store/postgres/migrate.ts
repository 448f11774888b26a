import type { ClientBase } from 'pg';
import { migrations } from './migrations.ts';

/**
 * Migrates a schema, or creates it. If several processes start together, one does, and the others wait.
 *
 * @throws Error if a newer version created it, or if the database cannot hold every name.
 */
export async function migrate(client: ClientBase, schema: string): Promise<void> {
  await refuseOtherEncodings(client);
  await client.query('BEGIN');
  // A step may take longer than a call, as may waiting for another process.
  await client.query('SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0');
  await client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`${schema} migrations`]);
  // A user who may not create schemas uses an existing one.
  const { rows } = await client.query('SELECT 1 FROM pg_namespace WHERE nspname = $1', [schema]);
  if (rows.length === 0) await client.query(`CREATE SCHEMA ${schema}`);
  await client.query(`SET LOCAL search_path = ${schema}`);
  await client.query('CREATE TABLE IF NOT EXISTS schema_version (steps integer NOT NULL)');
  const version = await client.query<{ steps: number }>('SELECT steps FROM schema_version');
  const taken = version.rows[0]?.steps;
  if (taken !== undefined && taken > migrations.length) {
    throw new Error(
      `the schema ${schema} was made by a newer version of this program. Update it, or use another database`,
    );
  }
  for (const migration of migrations.slice(taken ?? 0)) await client.query(migration);
  await client.query(
    taken === undefined ? 'INSERT INTO schema_version VALUES ($1)' : 'UPDATE schema_version SET steps = $1',
    [migrations.length],
  );
  await client.query('COMMIT');
}

/** In another encoding a name is refused only once somebody registers it. SQL_ASCII keeps the bytes it is sent. */
async function refuseOtherEncodings(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ server_encoding: string }>('SHOW server_encoding');
  const encoding = rows[0]?.server_encoding ?? '';
  if (encoding === 'UTF8' || encoding === 'SQL_ASCII') return;
  throw new Error(
    `the database's encoding is ${encoding}, which cannot hold every name. Create one with ENCODING 'UTF8' TEMPLATE template0`,
  );
}
