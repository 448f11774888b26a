import type { ClientBase } from 'pg';

/**
 * The schema, one step an entry; `schema_version` says how many have been taken. A step is never changed once it has been
 * released: add another. Texts that are looked up sort by their bytes, which no update of the system's languages changes.
 */
export const migrations: readonly string[] = [
  `
  CREATE TABLE documents (
    sequence bigint GENERATED ALWAYS AS IDENTITY,
    collection text COLLATE "C" NOT NULL,
    id text COLLATE "C" NOT NULL,
    body text NOT NULL,
    PRIMARY KEY (collection, id)
  );

  CREATE TABLE codes (
    smart_code text COLLATE "C" PRIMARY KEY,
    cell text COLLATE "C" NOT NULL,
    plus_code text NOT NULL,
    lat double precision NOT NULL,
    lng double precision NOT NULL,
    surveyed_lat double precision,
    surveyed_lng double precision,
    postal_code text NOT NULL,
    locality text NOT NULL,
    governorate text NOT NULL,
    status text NOT NULL CHECK (status IN ('active', 'retired')),
    organisation_id text NOT NULL,
    created_at bigint NOT NULL
  );
  CREATE INDEX codes_by_cell ON codes (cell);
  CREATE INDEX codes_surveyed ON codes (surveyed_lat, surveyed_lng) WHERE surveyed_lat IS NOT NULL;

  CREATE TABLE addresses (
    id text COLLATE "C" PRIMARY KEY,
    body text NOT NULL,
    changed bigint NOT NULL
  );
  CREATE UNIQUE INDEX addresses_by_change ON addresses (changed);

  CREATE TABLE usage_by_day (
    organisation_id text COLLATE "C" NOT NULL,
    day text COLLATE "C" NOT NULL,
    operation text COLLATE "C" NOT NULL,
    units bigint NOT NULL,
    PRIMARY KEY (organisation_id, day, operation)
  );
  CREATE TABLE usage_by_month (
    organisation_id text COLLATE "C" NOT NULL,
    month text COLLATE "C" NOT NULL,
    units bigint NOT NULL,
    PRIMARY KEY (organisation_id, month)
  );

  CREATE TABLE audit (
    sequence bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    at bigint NOT NULL,
    actor text NOT NULL,
    organisation_id text COLLATE "C" NOT NULL,
    action text NOT NULL,
    subject text NOT NULL
  );
  CREATE INDEX audit_by_organisation ON audit (organisation_id, sequence);

  -- Without a status: a claim, whose request is being worked on.
  CREATE TABLE idempotency (
    id text COLLATE "C" PRIMARY KEY,
    fingerprint text NOT NULL,
    status integer,
    headers text,
    body text,
    expires_at bigint NOT NULL
  );
  CREATE INDEX idempotency_by_expiry ON idempotency (expires_at);

  CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION '%', TG_ARGV[0]; END $$;
  CREATE TRIGGER codes_never_move BEFORE UPDATE OF smart_code, cell, plus_code, lat, lng ON codes
    EXECUTE FUNCTION refuse('a code is never moved');
  CREATE TRIGGER codes_never_vanish BEFORE DELETE OR TRUNCATE ON codes
    EXECUTE FUNCTION refuse('a code is never reused');
  CREATE TRIGGER audit_only_grows BEFORE UPDATE OR DELETE OR TRUNCATE ON audit
    EXECUTE FUNCTION refuse('append only');
  `,
  // Whoever lists an organisation's own does not read everybody's. By its text: as JSON a NUL in a name would be refused.
  `
  CREATE INDEX documents_by_organisation ON documents (collection, substring(body from '"organisationId":"([^"]+)"'));
  `,
  // Of processes that register in one cell of code B each waits until the one before has committed, and then sees what it did. A function's
  // statements look anew, where those of the INSERT itself see what was there when it began.
  `
  CREATE FUNCTION place_in_cell(wanted text, at bigint, is_only boolean) RETURNS bigint
    LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
    DECLARE
      newest bigint;
      is_active boolean;
    BEGIN
      PERFORM pg_advisory_xact_lock(hashtextextended(current_schema() || ' cell ' || wanted, 0));
      SELECT max(created_at), bool_or(status = 'active') INTO newest, is_active FROM codes WHERE cell = wanted;
      IF is_only AND is_active THEN RETURN NULL; END IF;
      RETURN greatest(at, newest + 1);
    END $$;
  `,
];

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
