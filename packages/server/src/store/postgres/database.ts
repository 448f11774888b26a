import type { Pool, PoolClient } from 'pg';
import { config } from '../../config.ts';
import { ApiError } from '../../errors/ApiError.ts';
import { createBreaker, type OutageListener } from '../../outage/breaker.ts';

/** Milliseconds. The server gives up first, which leaves the connection in order. */
const patience = {
  connect: 2_000,
  spare: 1_000,
  pause: 50,
  statement: 2_500,
  answer: 3_000,
  idleInTransaction: 10_000,
};
const tooManyConnections = '53300';
/** A transaction that was broken off because of another is begun so often. */
const maxAttempts = 4;
/** Connections for those who hold a name. They are apart, because such a task needs another one for its statements. */
const holders = 2;

type Value = string | number | null | readonly (string | number | null)[];

/** Sends one statement and gives its rows. */
type Query = <Row extends object>(text: string, values?: readonly Value[]) => Promise<readonly Row[]>;

/** PostgreSQL as the store uses it. What it does not answer becomes SERVICE_UNAVAILABLE, at once while it answers nobody. */
export interface Database {
  /** One statement, committed. */
  readonly query: Query;
  /** Statements in one transaction, which is begun again when another one was in its way. */
  transaction<Result>(work: (query: Query) => Promise<Result>): Promise<Result>;
  /** Runs a task while no other process runs one of the same name. */
  holding<Result>(name: string, task: () => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

export interface DatabaseParts {
  readonly driver: Pick<typeof import('pg'), 'Pool'>;
  readonly url: string;
  readonly schema: string;
  readonly connections: number;
  readonly onOutage: OutageListener;
}

export function connectDatabase({ driver, url, schema, connections, onOutage }: DatabaseParts): Database {
  const openPool = (max: number) => {
    const pool = new driver.Pool({
      connectionString: withSearchPath(url, schema),
      max,
      connectionTimeoutMillis: patience.connect,
      statement_timeout: patience.statement,
      query_timeout: patience.answer,
      idle_in_transaction_session_timeout: patience.idleInTransaction,
      keepAlive: true,
      application_name: 'smart-address',
    });
    // A connection that breaks while nobody uses it is replaced by the next who needs one.
    pool.on('error', () => {});
    return pool;
  };
  const pool = openPool(connections);
  const holding = openPool(holders);
  const breaker = createBreaker(() => pool.query('SELECT 1'), onOutage);

  /** Asks again while PostgreSQL has no connection to spare, and for a second at most: one of ours may become free. */
  async function connected<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    const until = performance.now() + patience.spare;
    for (;;) {
      try {
        return await ask();
      } catch (cause) {
        // Told before anything is asked, so that nothing is done twice.
        if (sqlStateOf(cause) !== tooManyConnections || performance.now() > until) throw cause;
        await new Promise((resolve) => setTimeout(resolve, patience.pause));
      }
    }
  }

  /** Waits for PostgreSQL, and takes note of whether it answered. */
  async function answered<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    if (breaker.isOpen) throw unavailable(new Error('PostgreSQL does not answer'));
    try {
      const answer = await connected(ask);
      breaker.succeeded();
      return answer;
    } catch (cause) {
      const state = sqlStateOf(cause);
      if (state === null || /^(?:08|53|57P)/.test(state)) breaker.failed(cause);
      throw state !== null && isOurFault(state) ? cause : unavailable(cause);
    }
  }

  async function inTransaction<Result>(from: Pool, work: (query: Query) => Promise<Result>): Promise<Result> {
    const client = await answered(() => from.connect());
    const query = queryOf((text, values) => answered(() => client.query(text, values)));
    try {
      await query('BEGIN');
      const result = await work(query);
      await query('COMMIT');
      client.release();
      return result;
    } catch (cause) {
      await rollBack(client, cause);
      throw cause;
    }
  }

  return {
    query: queryOf((text, values) => answered(() => pool.query(text, values))),
    async transaction(work) {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await inTransaction(pool, work);
        } catch (cause) {
          if (attempt === maxAttempts || !isInTheWay(cause)) throw cause;
        }
      }
    },
    holding: (name, task) =>
      inTransaction(holding, async (query) => {
        await query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`${schema} ${name}`]);
        return task();
      }),
    async close() {
      breaker.stop();
      await Promise.all([pool.end(), holding.end()]);
    },
  };
}

/** In the URL, where options that are in it already would hide any others. */
function withSearchPath(url: string, schema: string): string {
  const parsed = new URL(url);
  const options = parsed.searchParams.get('options') ?? '';
  parsed.searchParams.set('options', `${options} -c search_path=${schema}`.trim());
  return parsed.href;
}

function queryOf(send: (text: string, values: unknown[]) => Promise<{ rows: unknown[] }>): Query {
  return async <Row extends object>(text: string, values: readonly Value[] = []) => {
    const { rows } = await send(text, [...values]);
    // What a statement selects is written in it, beside the type its rows are given.
    return rows as readonly Row[];
  };
}

/** A connection that nobody answers on is thrown away; PostgreSQL rolls back by itself then. */
async function rollBack(client: PoolClient, cause: unknown): Promise<void> {
  if (cause instanceof ApiError && cause.code === 'SERVICE_UNAVAILABLE' && sqlStateOf(cause.cause) === null) {
    client.release(true);
    return;
  }
  try {
    await client.query('ROLLBACK');
    client.release();
  } catch {
    client.release(true);
  }
}

/** What PostgreSQL said was wrong, in five characters; null when it said nothing. */
function sqlStateOf(cause: unknown): string | null {
  const code: unknown = cause instanceof Error && 'severity' in cause && 'code' in cause ? cause.code : null;
  return typeof code === 'string' ? code : null;
}

/**
 * Bad data, a broken rule, a wrong statement: asking again would not help. A table that we may not use, or that is gone, is
 * not among them (42501, 42P01): it was there when the server started, and whoever took it away can bring it back.
 */
function isOurFault(state: string): boolean {
  return /^(?:22|23|42(?!501|P01)|P0)/.test(state);
}

/** Whether a transaction was given up for another: a failure to serialise, or a deadlock. */
function isInTheWay(cause: unknown): boolean {
  return cause instanceof ApiError && ['40001', '40P01'].includes(sqlStateOf(cause.cause) ?? '');
}

function unavailable(cause: unknown): ApiError {
  return new ApiError('SERVICE_UNAVAILABLE', { cause, retryAfter: config.unavailableRetryAfterSeconds });
}
