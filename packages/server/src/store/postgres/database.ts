import type { Pool } from 'pg';
import { ApiError, unavailable } from '../../errors/ApiError.ts';
import { createBreaker, type OutageListener } from '../../outage/breaker.ts';

/** Milliseconds. The server's timeout is the shorter one, which keeps the connection usable. */
const patience = {
  connect: 2_000,
  spare: 1_000,
  pause: 50,
  statement: 2_500,
  answer: 3_000,
  idleInTransaction: 10_000,
};
const tooManyConnections = '53300';
/** Maximum number of attempts of a transaction that conflicts with another. */
const maxAttempts = 4;
/** Connections for tasks that hold a lock. They are separate, because such a task needs another connection for its statements. */
const holders = 2;

type Value = string | number | null | readonly (string | number | null)[];

/** Sends one statement and returns its rows. */
export type Query = <Row extends object>(text: string, values?: readonly Value[]) => Promise<readonly Row[]>;

/** PostgreSQL as the store uses it. Unanswered calls fail with SERVICE_UNAVAILABLE, at once while it is known to be down. */
export interface Database {
  /**
   * Schema of the tables, to be named in every statement. A pooler in between may run each on another connection, where a `search_path` of
   * ours is not set.
   */
  readonly schema: string;
  /** Runs one statement and commits it. */
  readonly query: Query;
  /** Runs statements in one transaction, retried if it conflicts with another. */
  transaction<Result>(work: (query: Query) => Promise<Result>): Promise<Result>;
  /** Runs a task while no other process runs one with the same name. */
  holding<Result>(name: string, task: () => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

export interface DatabaseParts {
  readonly driver: Pick<typeof import('pg'), 'Pool'>;
  readonly url: string;
  readonly schema: string;
  readonly connections: number;
  /** Whether a connection may state its timeouts as it is opened; a pooler may refuse that. @default true */
  readonly hasTimeouts?: boolean;
  readonly onOutage: OutageListener;
}

/** Timeouts that PostgreSQL itself watches, in milliseconds. */
export const sessionTimeouts = {
  statement_timeout: patience.statement,
  idle_in_transaction_session_timeout: patience.idleInTransaction,
} as const;

export function connectDatabase({
  driver,
  url,
  schema,
  connections,
  hasTimeouts = true,
  onOutage,
}: DatabaseParts): Database {
  const openPool = (max: number) => {
    const pool = new driver.Pool({
      connectionString: url,
      max,
      connectionTimeoutMillis: patience.connect,
      query_timeout: patience.answer,
      ...(hasTimeouts ? sessionTimeouts : {}),
      keepAlive: true,
      application_name: 'smart-address',
    });
    // A connection that breaks while idle is replaced by the next caller that needs one. One that breaks within a transaction fails
    // its statement, or the next; unheard, its event would end the process.
    pool.on('error', () => {});
    pool.on('connect', (client) => client.on('error', () => {}));
    return pool;
  };
  const pool = openPool(connections);
  const holding = openPool(holders);
  const begin = hasTimeouts
    ? 'BEGIN'
    : `BEGIN; ${Object.entries(sessionTimeouts)
        .map(([name, milliseconds]) => `SET LOCAL ${name} = ${milliseconds};`)
        .join(' ')}`;
  const breaker = createBreaker(() => pool.query('SELECT 1'), onOutage);

  /** Retries while PostgreSQL has no connection to spare, for a second at most: one of ours may become free. */
  async function connected<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    const until = performance.now() + patience.spare;
    for (;;) {
      try {
        return await ask();
      } catch (cause) {
        // PostgreSQL refuses before it runs anything, so nothing is done twice.
        if (sqlStateOf(cause) !== tooManyConnections || performance.now() > until) throw cause;
        await new Promise((resolve) => setTimeout(resolve, patience.pause));
      }
    }
  }

  /**
   * Waits for PostgreSQL, and records whether it answered.
   *
   * @param isQueue whether there is no answer also while other tasks of ours take long, which says nothing about PostgreSQL.
   */
  async function answered<Answer>(ask: () => Promise<Answer>, isQueue = false): Promise<Answer> {
    if (breaker.isOpen) throw unavailable(new Error('PostgreSQL does not answer'));
    try {
      const answer = await connected(ask);
      breaker.succeeded();
      return answer;
    } catch (cause) {
      const state = sqlStateOf(cause);
      if (!isQueue && (state === null || isOutage(state))) breaker.failed(cause);
      throw state !== null && isOurFault(state) ? cause : unavailable(cause);
    }
  }

  async function inTransaction<Result>(from: Pool, work: (query: Query) => Promise<Result>): Promise<Result> {
    const client = await answered(() => from.connect(), from === holding);
    const query = queryOf((text, values) => answered(() => client.query(text, values)));
    try {
      await query(begin);
      const result = await work(query);
      await query('COMMIT');
      client.release();
      return result;
    } catch (cause) {
      // A call that we refuse says nothing about the connection. After anything else it is closed, which makes PostgreSQL roll back. One
      // kept might lead to where the address led before, to a server that has become read-only.
      const isOurs = cause instanceof ApiError && cause.code !== 'SERVICE_UNAVAILABLE';
      const isRolledBack = isOurs && (await query('ROLLBACK').catch(() => null)) !== null;
      client.release(!isRolledBack);
      throw cause;
    }
  }

  return {
    schema,
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

function queryOf(send: (text: string, values: unknown[]) => Promise<{ rows: unknown[] }>): Query {
  return async <Row extends object>(text: string, values: readonly Value[] = []) => {
    const { rows } = await send(text, [...values]);
    // Each statement states its columns next to the row type it is given.
    return rows as readonly Row[];
  };
}

/** PostgreSQL's five-character error code (SQLSTATE); null if there is none. */
function sqlStateOf(cause: unknown): string | null {
  const code: unknown = cause instanceof Error && 'severity' in cause && 'code' in cause ? cause.code : null;
  return typeof code === 'string' ? code : null;
}

/** Whether PostgreSQL serves nobody. With a full disk (53100) it still reads. */
function isOutage(state: string): boolean {
  return /^(?:08|53(?!100)|57P)/.test(state);
}

/**
 * Invalid data, a violated constraint, a wrong statement: a retry would not help. A missing table or permission (42501, 42P01) is
 * not among them: it was there when the server started, and can be restored.
 */
function isOurFault(state: string): boolean {
  return /^(?:22|23|42(?!501|P01)|P0)/.test(state);
}

/** Whether a transaction was aborted in favour of another: a serialization failure, or a deadlock. */
function isInTheWay(cause: unknown): boolean {
  return cause instanceof ApiError && ['40001', '40P01'].includes(sqlStateOf(cause.cause) ?? '');
}
