import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { Client } from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';

async function asAdmin(statement: string): Promise<void> {
  const admin = new Client(inject('databases').postgres);
  await admin.connect();
  await admin.query(statement);
  await admin.end();
}

/**
 * A database of its own on the run's PostgreSQL for the tests of a file: empty before them, and gone after them. Tests that stop a
 * server, or take all its connections, start one of their own.
 */
export function setUpDatabase(): { readonly url: string } {
  const name = `file_${randomUUID().replaceAll('-', '')}`;
  beforeAll(() => asAdmin(`CREATE DATABASE ${name}`));
  afterAll(() => asAdmin(`DROP DATABASE ${name} WITH (FORCE)`));
  return {
    get url() {
      const url = new URL(inject('databases').postgres);
      url.pathname = `/${name}`;
      return url.href;
    },
  };
}

/** The same of the run's Redis, which counts its databases: files that run at once have different ones. */
export function setUpRedis(): { readonly url: string } {
  const url = () => `${inject('databases').redis}/${process.env['VITEST_POOL_ID']}`;
  beforeAll(async () => {
    const admin = new Redis(url());
    await admin.flushdb();
    admin.disconnect();
  });
  return {
    get url() {
      return url();
    },
  };
}
