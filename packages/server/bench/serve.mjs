// Run as a child: serves one of the things that are measured, tells its port, and on any message what it has used so far.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { serve } from '@hono/node-server';
import { createMemoryStore, SANDBOX_CREDENTIALS } from '@smart-address/server';
import { listen, openPostgresStore, openRedisLimiter, openSqliteStore } from '@smart-address/server/node';
import { Hono } from 'hono';

const kind = process.argv[2];
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');
const folder = await mkdtemp(join(tmpdir(), 'smart-address-bench-'));

if (kind === 'hello') {
  const app = new Hono();
  app.get('/', (context) => context.json({ hello: 'world' }));
  serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => process.send?.({ port }));
} else {
  const { DATABASE_URL = '', REDIS_URL = '' } = process.env;
  const store =
    kind === 'databases'
      ? await openPostgresStore(DATABASE_URL)
      : kind === 'sqlite'
        ? await openSqliteStore(join(folder, 'sandbox.sqlite'))
        : createMemoryStore();
  const limiter = kind === 'databases' ? { limiter: await openRedisLimiter(REDIS_URL) } : {};
  const { port, app } = await listen({ port: 0, store, ...limiter });
  const organisation = await store.organisations.get('org_sandbox');
  const key = await store.keys.get(SANDBOX_CREDENTIALS.keyId);
  // Limits are counted as ever, only never met.
  if (organisation) await store.organisations.put({ ...organisation, plan: 'government' });
  if (key) await store.keys.put({ ...key, limit: { perSecond: 1e9, burst: 1e9 } });
  const answer = await app.fetch(
    new Request('http://localhost/api/v1/auth/token', {
      method: 'POST',
      headers: {
        authorization: `Basic ${btoa(`${SANDBOX_CREDENTIALS.keyId}:${SANDBOX_CREDENTIALS.keySecret}`)}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
    }),
  );
  const { access_token: token } = await answer.json();
  process.send?.({ port, token, folder });
}

process.on('message', (message) => {
  if (message === 'collect') collect();
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed } = process.memoryUsage();
  process.send?.({ cpuMicroseconds: user + system, rss, heapUsed });
});
process.on('disconnect', () => void rm(folder, { recursive: true }).then(() => process.exit(0)));
