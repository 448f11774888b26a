// Run as a child: serves one of the things that are measured and tells its port.
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { createMemoryStore, SANDBOX_CREDENTIALS } from '../src/index.ts';
import { listen, openSqliteStore } from '../src/node.ts';

const kind = process.argv[2];
const endless = { perSecond: 1e9, burst: 1e9 };

if (kind === 'hello') {
  const app = new Hono();
  app.get('/', (context) => context.json({ hello: 'world' }));
  serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => process.send?.({ port }));
} else {
  const store =
    kind === 'sqlite'
      ? await openSqliteStore(join(await mkdtemp(join(tmpdir(), 'smart-address-bench-')), 'bench.sqlite'))
      : createMemoryStore();
  const { port, app } = await listen({ port: 0, store });
  const organisation = await store.organisations.get('org_sandbox');
  const key = await store.keys.get(SANDBOX_CREDENTIALS.keyId);
  // Limits are counted as ever, only never met.
  if (organisation) await store.organisations.put({ ...organisation, plan: 'government' });
  if (key) await store.keys.put({ ...key, limit: endless });
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
  process.send?.({ port, token });
}
process.on('SIGINT', () => process.exit(0));
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ cpu: user + system, rss: process.memoryUsage().rss });
});
