import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqliteStore } from '@smart-address/server/node';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { storeSuite } from './suite.ts';

let folder: string;
let files = 0;
const nextFile = () => join(folder, `deeper/${(files += 1)}.sqlite`);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'smart-address-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

storeSuite('in a SQLite file', async () => {
  const file = nextFile();
  const store = await openSqliteStore(file);
  return {
    store,
    reopen: async () => {
      await store.close();
      return openSqliteStore(file);
    },
  };
});

it('leaves no timer once it is closed', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const store = await openSqliteStore(nextFile());
  expect(vi.getTimerCount()).toBe(1);
  await store.close();
  expect(vi.getTimerCount()).toBe(0);
});
