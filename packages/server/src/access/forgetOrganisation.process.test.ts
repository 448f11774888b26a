import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { anApplication, createAccessWorld } from '../../test/accessWorld.ts';
import { openSqliteStore } from '../store/sqlite/openSqliteStore.ts';
import { submitApplication } from './applications.ts';
import { forgetOrganisation } from './forgetOrganisation.ts';

let folder = '';
afterEach(async () => {
  if (folder !== '') await rm(folder, { recursive: true });
  folder = '';
});

it('what a forgotten organisation said is not in the data file any more either', async () => {
  folder = await mkdtemp(join(tmpdir(), 'smart-address-'));
  const file = join(folder, 'live.sqlite');
  const store = await openSqliteStore(file);
  const parts = { environment: 'live', store, sandbox: null, clock: Date.now } as const;
  const ids: string[] = [];
  for (const organization of ['Before', 'Salah Ben Amor', 'After']) {
    const body = { ...anApplication, organization, interface: 'A', plan: 'free' } as const;
    ids.push((await submitApplication(parts, null, body)).application.organisationId);
  }
  await forgetOrganisation(parts, 'staff:nadia', ids[1] ?? '');
  await store.close();
  const kept = await readFile(file, 'latin1');
  expect(kept).toContain('Before');
  expect(kept).not.toContain('Salah Ben Amor');
});

it('nothing is taken from an organisation whose token was checked just before it was forgotten', async () => {
  const { apply, parts, store } = createAccessWorld();
  const { id, organisationId } = await apply();
  const checked = (await store.organisations.get(organisationId)) ?? null;
  await forgetOrganisation(parts, 'staff:nadia', organisationId);
  const body = { ...anApplication, interface: 'A', plan: 'free' } as const;
  await expect(submitApplication(parts, checked, body)).rejects.toMatchObject({ code: 'ACCOUNT_SUSPENDED' });
  expect((await store.applications.list()).map((one) => one.id)).toEqual([id]);
});
