import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anApplication } from '../../test/accessWorld.ts';
import { exampleCode as code } from '../../test/exampleRecords.ts';
import type { OpenFolder } from '../staff/command.types.ts';
import { dataFile, openDataFolder } from '../staff/openData.ts';
import { loadDriver } from '../store/sqlite/loadDriver.ts';
import type { AccessParts } from './accessParts.ts';
import { submitApplication, withdrawApplication } from './applications.ts';
import { changeKey, issueKey, keysOf, rotateKey } from './keys.ts';
import { changeCodeStatus } from './retireCode.ts';
import { approveApplication, rejectApplication, setOrganisationSuspended } from './review.ts';

/** Whatever two processes do in one moment comes out in either order; tried this often, because a moment is hard to meet. */
const rounds = 20;
const reviewer = 'staff:nadia';

describe('two processes on one folder, such as a server and a command of staff', () => {
  let folder: string;
  let opened: readonly OpenFolder[] = [];
  let one: AccessParts;
  let other: AccessParts;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'smart-address-shared-'));
    const [first, second] = [
      await openDataFolder(folder, 'live', Date.now),
      await openDataFolder(folder, 'live', Date.now),
    ];
    opened = [first, second];
    [one, other] = [first.parts, second.parts];
  });
  afterAll(async () => {
    await Promise.all(opened.map(({ close }) => close()));
    await rm(folder, { recursive: true, force: true });
  });

  /** An organisation with an application that is not decided; the other process knows both. */
  async function applied() {
    const body = { ...anApplication, interface: 'A', plan: 'large' } as const;
    const { application } = await submitApplication(one, null, body);
    return { id: application.id, organisation: await organisationOf(application.organisationId) };
  }

  async function approved() {
    const { id, organisation } = await applied();
    await approveApplication(one, reviewer, id, 'medium');
    return organisationOf(organisation.id);
  }

  async function organisationOf(id: string, { store }: AccessParts = one) {
    const found = (await store.organisations.list()).find((known) => known.id === id);
    if (!found) throw new Error('There is no such organisation.');
    return found;
  }

  /** Fires both, one a moment later than the other, and says which were done. */
  async function race(
    round: number,
    first: () => Promise<unknown>,
    second: () => Promise<unknown>,
  ): Promise<boolean[]> {
    const later = async () => {
      for (let turn = 0; turn < round % 10; turn += 1) await new Promise((resolve) => setImmediate(resolve));
      return second();
    };
    const outcomes = await Promise.allSettled([first(), later()]);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'STATE_CONFLICT' });
    }
    return outcomes.map(({ status }) => status === 'fulfilled');
  }

  it('decide an application once, and an organisation whose own is withdrawn or rejected has neither keys nor plan of it', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { id, organisation } = await applied();
      const refuse = () =>
        round % 2
          ? withdrawApplication(other, organisation, id)
          : rejectApplication(other, reviewer, id, 'no');
      const [isApproved, isRefused] = await race(round, () => approveApplication(one, reviewer, id), refuse);
      expect(isApproved).toBe(!isRefused);
      expect((await organisationOf(organisation.id)).state).toBe(isApproved ? 'approved' : 'pending');
      const lines = await one.store.audit.list(organisation.id, 9);
      expect(lines.map(({ action }) => action)).toHaveLength(2);
    }
  });

  it('approve on one plan, which application and organisation have alike', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { id, organisation } = await applied();
      const approve = (parts: AccessParts, plan: 'low' | 'large') => () =>
        approveApplication(parts, reviewer, id, plan);
      const done = await race(round, approve(one, 'low'), approve(other, 'large'));
      expect(done.filter(Boolean)).toHaveLength(1);
      const [application] = await one.store.applications.listOf(organisation.id);
      expect((await organisationOf(organisation.id)).plan).toBe(application?.plan);
    }
  });

  it('give a key the rates of the plan that is approved meanwhile', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const account = await approved();
      const body = { ...anApplication, interface: 'A', plan: 'large' } as const;
      const { application } = await submitApplication(one, account, body);
      await race(
        round,
        () => approveApplication(one, reviewer, application.id),
        () => issueKey(other, account, `account:${account.id}`, { name: 'k', scopes: ['code:read'] }),
      );
      const keys = await keysOf(one, account.id);
      expect(keys.map(({ limit }) => limit)).toEqual([{ perSecond: 50, burst: 200 }]);
    }
  });

  it('repeat an approval whole that broke off among the keys', async () => {
    const account = await approved();
    await issueKey(one, account, reviewer, { name: 'k', scopes: ['code:read'] });
    const body = { ...anApplication, interface: 'A', plan: 'large' } as const;
    const { application } = await submitApplication(one, account, body);
    const Database = await loadDriver();
    const database = new Database(dataFile(folder, 'live'));
    database.exec(
      "CREATE TRIGGER refusal BEFORE INSERT ON documents WHEN NEW.collection = 'keys' BEGIN SELECT RAISE(ABORT, 'no room'); END",
    );
    await expect(approveApplication(one, reviewer, application.id)).rejects.toThrow('no room');
    database.exec('DROP TRIGGER refusal');
    database.close();
    await approveApplication(other, reviewer, application.id);
    const [key] = await keysOf(other, account.id);
    expect(key?.limit).toEqual({ perSecond: 50, burst: 200 });
    expect((await organisationOf(account.id)).plan).toBe('large');
  });

  it('make no key beyond the plan’s, and tell staff that early access is approved where the account took its place', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { id, organisation } = await applied();
      await approveApplication(one, reviewer, id, 'free');
      const account = await organisationOf(organisation.id);
      const body = { ...anApplication, interface: 'B', plan: 'free' } as const;
      const early = await submitApplication(one, account, body);
      const key = { name: 'k', environment: 'sandbox', scopes: ['code:read'] } as const;
      const [isApproved] = await race(
        round,
        () => approveApplication(one, reviewer, early.application.id),
        () => issueKey(other, account, `account:${account.id}`, key),
      );
      expect(isApproved).toBe(true);
      expect(await keysOf(other, account.id)).toHaveLength(1);
    }
  });

  it('rotate a key with the settings that it has, however short ago they were changed', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const account = await approved();
      const settings = { name: 'k', scopes: ['code:create', 'code:read'] } as const;
      const { key } = await issueKey(one, account, reviewer, { ...settings, scopes: [...settings.scopes] });
      await other.store.keys.get(key.id);
      const [isChanged, isRotated] = await race(
        round,
        () => changeKey(one, account, key.id, { scopes: ['code:read'] }),
        () => rotateKey(other, account, key.id),
      );
      const [, fresh] = await keysOf(one, account.id);
      if (isRotated) expect(fresh?.scopes).toEqual(isChanged ? ['code:read'] : settings.scopes);
    }
  });

  it('suspend an organisation alike on live and in the sandbox', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { id } = await approved();
      await setOrganisationSuspended(one, reviewer, id, true);
      const set = (parts: AccessParts, isSuspended: boolean) => () =>
        setOrganisationSuspended(parts, reviewer, id, isSuspended);
      await race(round, set(one, false), set(other, true));
      const mirrored = (await one.sandbox?.organisations.list())?.find((known) => known.id === id);
      expect(mirrored?.state).toBe((await organisationOf(id)).state);
    }
  });

  it('retire a code once, with one line in the audit log', async () => {
    for (let round = 0; round < rounds; round += 1) {
      expect((await one.store.codes.register(code))?.restored).toBe(round > 0);
      const retire = (parts: AccessParts) => () =>
        changeCodeStatus(parts, reviewer, code.smartCode, 'retire');
      const done = await race(round, retire(one), retire(other));
      expect(done.filter(Boolean)).toHaveLength(1);
      expect(await one.store.audit.list('org_a', 99)).toHaveLength(round + 1);
    }
  });
});
