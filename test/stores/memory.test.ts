import { createMemoryStore } from '@smart-address/server';
import { expect, it } from 'vitest';
import { storeSuite } from './suite.ts';

storeSuite('in memory', async () => ({ store: createMemoryStore(), reopen: null }));

it('in memory, answers to idempotency keys go oldest first once they are 32 MB, however many a caller makes', async () => {
  const { idempotency } = createMemoryStore();
  const body = 'x'.repeat(1024 * 1024);
  const claimOf = (id: number) => ({ id: String(id), fingerprint: 'f', expiresAt: 100 });
  const record = (id: number) => ({ ...claimOf(id), status: 200, headers: {}, body });
  for (let id = 1; id <= 32; id += 1) await idempotency.put(record(id));
  expect(await idempotency.claim(claimOf(1), 1)).toEqual(record(1));
  await idempotency.put(record(33));
  expect(await idempotency.claim(claimOf(1), 1)).toBeNull();
  expect(await idempotency.claim(claimOf(2), 1)).toEqual(record(2));
  // Written again it counts once, and what has expired no longer.
  await idempotency.put(record(33));
  expect(await idempotency.claim(claimOf(2), 1)).toEqual(record(2));
  await idempotency.prune(100);
  for (let id = 41; id <= 72; id += 1) await idempotency.put({ ...record(id), expiresAt: 200 });
  expect(await idempotency.claim(claimOf(41), 101)).toMatchObject({ id: '41', body });
});
