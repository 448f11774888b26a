import { loadGazetteer } from '@smart-address/gazetteer';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { withDatabases } from '../../../../test/databases/withDatabases.ts';
import { setUpDatabase } from '../../test/setUpDatabase.ts';
import { openPostgresStore } from '../store/postgres/openPostgresStore.ts';
import { openSqliteStore } from '../store/sqlite/openSqliteStore.ts';
import type { Store } from '../store/store.types.ts';
import { codeRecordOf } from '../operations/codeRecord.ts';
import { sandboxOrganisationId, sandboxPoints, seedCodes } from './seed.ts';

const owner = { organisationId: sandboxOrganisationId, createdAt: 5 };

/** Seeds a store twice, with a code retired in between. */
async function expectSeeded(store: Store): Promise<void> {
  const gazetteer = await loadGazetteer();
  await gazetteer.complete;
  const [first, second, third] = [...sandboxPoints.surveyed, ...sandboxPoints.retired].map((point) =>
    codeRecordOf(gazetteer, point, owner),
  );
  await seedCodes(store, gazetteer, 5);
  expect(await store.codes.get(first?.smartCode ?? '')).toEqual({ ...first, surveyed: first?.point });
  expect(await store.codes.get(third?.smartCode ?? '')).toEqual({ ...third, status: 'retired' });
  await store.codes.setStatus(second?.smartCode ?? '', 'retired');
  await seedCodes(store, gazetteer, 9);
  expect(await store.codes.get(second?.smartCode ?? '')).toMatchObject({ createdAt: 5, status: 'retired' });
  expect(await store.codes.count()).toBe(3);
  await store.close();
}

it('puts the sandbox’s codes into a file once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'smart-address-'));
  await expectSeeded(await openSqliteStore(join(folder, 'sandbox.sqlite')));
  await rm(folder, { recursive: true });
});

withDatabases('the codes of a sandbox', ['PostgreSQL'], () => {
  const database = setUpDatabase();

  it('are put into a database once', async () => {
    await expectSeeded(await openPostgresStore(database.url));
  });
});
