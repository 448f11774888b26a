import type { Store } from '@smart-address/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { exampleCode as code, exampleKey } from '../../packages/server/test/exampleRecords.ts';

type CodeRecord = Parameters<Store['codes']['register']>[0];
type KeyRecord = Parameters<Store['keys']['put']>[0];

const neighbour: CodeRecord = { ...code, smartCode: '8GR5-4JJJ-38', plusCode: '8F8GR54J+JJ3' };
const roof = { lat: 36.80651, lng: 10.18151 };
const around = { south: 36.8, west: 10.1, north: 36.9, east: 10.2 };
const elsewhere = { south: 35, west: 10.1, north: 35.1, east: 10.2 };

const key: KeyRecord = {
  ...exampleKey,
  name: 'كتاب "Quote" \u0000',
  ipAllowList: ['10.0.0.0/8'],
};

const address = {
  id: 'addr_1',
  houseNumber: '12 bis',
  street: 'Rue de Marseille',
  locality: 'République',
  delegation: 'Bab El Bhar',
  governorate: 'Tunis',
  governorateCode: 'TN-11',
  postalCode: '1001',
  point: roof,
  attribution: '',
};

/** What every store must do alike. `reopen` closes it and opens what it kept; null when it keeps nothing. */
export function storeSuite(
  name: string,
  open: () => Promise<{ readonly store: Store; readonly reopen: (() => Promise<Store>) | null }>,
): void {
  describe(`the store ${name}`, () => {
    let store: Store;
    let reopen: (() => Promise<Store>) | null;
    beforeEach(async () => ({ store, reopen } = await open()));
    afterEach(() => store.close());

    it('keeps documents by id, replaces them and lists them in the order they came', async () => {
      expect(await store.keys.get(key.id)).toBeUndefined();
      await store.keys.put(key);
      await store.keys.put({ ...key, id: 'key000000000' });
      await store.keys.put({ ...key, state: 'revoked' });
      expect(await store.keys.get(key.id)).toEqual({ ...key, state: 'revoked' });
      expect((await store.keys.list()).map(({ id }) => id)).toEqual([key.id, 'key000000000']);
      expect(await store.organisations.get(key.id)).toBeUndefined();
      expect(await store.applications.get('\u0000')).toBeUndefined();
    });

    it('lists those of an organisation in the order they came, whatever stands in their names', async () => {
      const others = { ...key, organisationId: 'org_b', name: '"organisationId":"org_a"' };
      await store.keys.put({ ...key, id: 'key000000009' });
      await store.keys.put({ ...others, id: 'key000000002' });
      await store.keys.put(key);
      await store.keys.put({ ...key, id: 'key000000009', state: 'revoked' });
      const idsOf = async (organisationId: string) =>
        (await store.keys.listOf(organisationId)).map(({ id, state }) => `${id} ${state}`);
      expect(await idsOf('org_a')).toEqual(['key000000009 revoked', `${key.id} active`]);
      expect(await idsOf('org_b')).toEqual(['key000000002 active']);
      expect(await idsOf('org_')).toEqual([]);
      expect(await store.applications.listOf('org_a')).toEqual([]);
    });

    it('changes a document in one step, and leaves it when the change throws', async () => {
      await store.keys.put(key);
      const raise = ({ limit, ...rest }: KeyRecord) => ({
        ...rest,
        limit: { ...limit, burst: limit.burst + 1 },
      });
      await Promise.all(Array.from({ length: 10 }, () => store.keys.update(key.id, raise)));
      expect((await store.keys.get(key.id))?.limit.burst).toBe(20);
      const refusal = new Error('no');
      const refuse = () => {
        throw refusal;
      };
      await expect(store.keys.update(key.id, refuse)).rejects.toBe(refusal);
      expect((await store.keys.get(key.id))?.limit.burst).toBe(20);
      expect(await store.keys.update('nothing', raise)).toBeUndefined();
      expect((await store.keys.update(key.id, (known) => known))?.limit.burst).toBe(20);
      expect(await store.keys.list()).toHaveLength(1);
    });

    it('registers a cell once, however many ask at the same time', async () => {
      const answers = await Promise.all(Array.from({ length: 20 }, () => store.codes.register(code)));
      expect(answers.filter((answer) => answer?.created)).toHaveLength(1);
      for (const answer of answers) expect(answer?.record).toEqual(code);
      expect(await store.codes.count()).toBe(1);
      expect(await store.codes.get(code.smartCode)).toEqual(code);
      expect(await store.codes.get('8GR5-4JJJ-38')).toBeUndefined();
    });

    it('finds every record in a cell of code B, the first registered first, whatever becomes of it', async () => {
      const third = { ...code, smartCode: '8GR5-4JJJ-46', plusCode: '8F8GR54J+JJ4' };
      const idsIn = async () => (await store.codes.inCell(code.smartcode)).map(({ smartCode }) => smartCode);
      // By a clock that was set back, and in the millisecond of the one before.
      const records = [neighbour, { ...code, createdAt: neighbour.createdAt - 1_000 }, third];
      for (const record of records) {
        const answer = await store.codes.register(record);
        expect(answer?.record).toEqual((await store.codes.inCell(code.smartcode)).at(-1));
      }
      const inOrder = records.map(({ smartCode }) => smartCode);
      expect(await idsIn()).toEqual(inOrder);
      await store.codes.setStatus(neighbour.smartCode, 'retired');
      await store.codes.register(neighbour);
      expect(await idsIn()).toEqual(inOrder);
      expect(await store.codes.inCell('TN0000-000-0000')).toEqual([]);
    });

    it('registers nothing in a cell of code B that is active, where that is asked, however many ask at the same time', async () => {
      const asked = [code, neighbour, code].map((record) => store.codes.register(record, 'cell-is-active'));
      const answers = await Promise.all(asked);
      expect(answers.filter((answer) => answer?.created)).toHaveLength(1);
      expect(answers.filter((answer) => answer === null)).toHaveLength(2);
      const [made] = await store.codes.inCell(code.smartcode);
      if (!made) throw new Error('No code was made.');
      const other = made.smartCode === code.smartCode ? neighbour : code;
      await store.codes.setStatus(made.smartCode, 'retired');
      const both = [
        store.codes.register(made, 'cell-is-active'),
        store.codes.register(other, 'cell-is-active'),
      ];
      expect((await Promise.all(both)).filter((answer) => answer !== null)).toHaveLength(1);
      const status = (await store.codes.inCell(code.smartcode)).filter((one) => one.status === 'active');
      expect(status).toHaveLength(1);
      expect(await store.codes.register(made, 'cell-is-active')).toBeNull();
    });

    it('gives a cell of code B to the first of those who ask in one turn, and keeps the order of the others', async () => {
      const askedFor = [neighbour, code, { ...code, smartCode: '8GR5-4JJJ-46', plusCode: '8F8GR54J+JJ4' }];
      const first = await Promise.all(askedFor.map((one) => store.codes.register(one, 'cell-is-active')));
      expect(first.map((answer) => answer?.record.smartCode)).toEqual([
        neighbour.smartCode,
        undefined,
        undefined,
      ]);
      const rest = await Promise.all(askedFor.map((one) => store.codes.register(one)));
      expect(rest.map((answer) => answer?.created)).toEqual([false, true, true]);
      const inCell = (await store.codes.inCell(code.smartcode)).map(({ smartCode }) => smartCode);
      expect(inCell).toEqual(askedFor.map(({ smartCode }) => smartCode));
    });

    it('retires a code and makes it active again when its cell is registered again', async () => {
      await store.codes.register(code);
      expect(await store.codes.setStatus(code.smartCode, 'retired')).toEqual({ ...code, status: 'retired' });
      expect(await store.codes.get(code.smartCode)).toMatchObject({ status: 'retired' });
      expect(await store.codes.setStatus(code.smartCode, 'retired')).toBeUndefined();
      expect(await store.codes.register({ ...code, surveyed: roof }, 'is-retired')).toBeNull();
      expect(await store.codes.get(code.smartCode)).toMatchObject({ status: 'retired', surveyed: null });
      const answers = await Promise.all(Array.from({ length: 5 }, () => store.codes.register(code)));
      expect(answers.map((answer) => answer?.record)).toEqual(answers.map(() => code));
      expect(answers.filter((answer) => answer?.restored)).toHaveLength(1);
      expect(await store.codes.setStatus('nothing', 'retired')).toBeUndefined();
    });

    it('remembers a surveyed point, and finds it in a box while its code is active', async () => {
      await store.codes.register(code);
      expect(await store.codes.surveyedIn(around)).toEqual([]);
      await store.codes.register({ ...code, surveyed: roof });
      await store.codes.register(code);
      expect(await store.codes.surveyedIn(around)).toEqual([{ ...code, surveyed: roof }]);
      expect(await store.codes.surveyedIn(elsewhere)).toEqual([]);
      await store.codes.setStatus(code.smartCode, 'retired');
      expect(await store.codes.surveyedIn(around)).toEqual([]);
    });

    it('keeps addresses as a lot, and says what was new, changed and the same', async () => {
      const second = { ...address, id: 'addr_2' };
      expect(await store.addresses.putAll([address, second])).toEqual({ added: 2, changed: 0 });
      expect(await store.addresses.putAll([address])).toEqual({ added: 0, changed: 0 });
      const renamed = { ...address, postalCode: '1002' };
      const moved = { ...renamed, point: { ...address.point, lat: address.point.lat + 0.0001 } };
      for (const changed of [renamed, moved]) {
        expect(await store.addresses.putAll([changed])).toEqual({ added: 0, changed: 1 });
        expect(await store.addresses.get('addr_1')).toEqual(changed);
      }
    });

    it('gives addresses in the order they changed, on from where one has read', async () => {
      const [second, third] = [
        { ...address, id: 'addr_2' },
        { ...address, id: 'addr_3' },
      ];
      await store.addresses.putAll([address, second, third]);
      const start = await store.addresses.changedSince(0, 2);
      expect(start.records).toEqual([address, second]);
      const rest = await store.addresses.changedSince(start.revision, 2);
      expect(rest.records).toEqual([third]);
      const nothing = await store.addresses.changedSince(rest.revision, 2);
      expect(nothing).toEqual({ records: [], revision: rest.revision });
      const moved = { ...address, postalCode: '1002' };
      await store.addresses.putAll([moved]);
      expect((await store.addresses.changedSince(rest.revision, 2)).records).toEqual([moved]);
    });

    it('adds up usage by day and month, for each organisation apart', async () => {
      store.usage.add('org_a', '2026-11-01', 'encode', 1);
      store.usage.add('org_a', '2026-11-01', 'encode', 2);
      store.usage.add('org_a', '2026-11-30', 'batch', 500);
      store.usage.add('org_a', '2026-12-01', 'encode', 7);
      store.usage.add('org_b', '2026-11-01', 'encode', 9);
      expect(store.usage.monthTotal('org_a', '2026-11')).toBe(503);
      expect(store.usage.monthTotal('org_c', '2026-11')).toBe(0);
      expect(await store.usage.days('org_a', '2026-11')).toEqual([
        { organisationId: 'org_a', day: '2026-11-01', operation: 'encode', units: 3 },
        { organisationId: 'org_a', day: '2026-11-30', operation: 'batch', units: 500 },
      ]);
    });

    it('lists usage that is being written for another answer', async () => {
      store.usage.add('org_a', '2026-11-01', 'encode', 3);
      const [, days] = await Promise.all([
        store.usage.days('org_b', '2026-11'),
        store.usage.days('org_a', '2026-11'),
      ]);
      expect(days).toEqual([{ organisationId: 'org_a', day: '2026-11-01', operation: 'encode', units: 3 }]);
    });

    it('stores a change with its line, or neither', async () => {
      const lineOf = (action: string) => ({
        at: 1,
        actor: 'staff',
        organisationId: 'org_a',
        action,
        subject: 'y',
      });
      const told = async () => (await store.audit.list('org_a', 9)).map(({ action }) => action).reverse();
      await store.keys.put(key, lineOf('put'));
      await store.keys.update(
        key.id,
        (known) => ({ ...known, state: 'suspended' }),
        ({ state }) => lineOf(state),
      );
      await store.keys.update(
        key.id,
        (known) => ({ ...known, state: 'active' }),
        () => null,
      );
      await store.keys.update(
        key.id,
        (known) => known,
        () => lineOf('of nothing'),
      );
      await store.keys.update(
        'none',
        (known) => ({ ...known }),
        () => lineOf('of none'),
      );
      await store.codes.register(code, undefined, () => lineOf('of a new one'));
      await store.codes.setStatus(code.smartCode, 'retired', ({ status }) => lineOf(status));
      await store.codes.setStatus(code.smartCode, 'retired', () => lineOf('of the same'));
      await store.codes.register(code, undefined, ({ status }) => lineOf(status));
      expect(await told()).toEqual(['put', 'suspended', 'retired', 'active']);
      const refusal = new Error('no');
      const refuse = () => {
        throw refusal;
      };
      await expect(
        store.keys.update(key.id, (known) => ({ ...known, state: 'revoked' }), refuse),
      ).rejects.toBe(refusal);
      await expect(store.codes.setStatus(code.smartCode, 'retired', refuse)).rejects.toBe(refusal);
      expect((await store.keys.get(key.id))?.state).toBe('active');
      expect((await store.codes.get(code.smartCode))?.status).toBe('active');
      const again = reopen ? await reopen() : store;
      expect((await again.audit.list('org_a', 9)).length).toBe(4);
      if (again !== store) await again.close();
    });

    it('stores the lines of codes that are restored in one turn in the order they were asked for', async () => {
      const codes = ['38', '39', '46'].map((end) => ({ ...code, smartCode: `8GR5-4JJJ-${end}` }));
      const asked = [2, 0, 1, 0].flatMap((index) => codes[index] ?? []);
      for (const one of codes) await store.codes.register(one);
      for (const one of codes) await store.codes.setStatus(one.smartCode, 'retired');
      const restored = await Promise.all(
        asked.map((one, at) =>
          store.codes.register(one, undefined, ({ smartCode }) =>
            at === 2
              ? null
              : {
                  at,
                  actor: '"key:k", \\',
                  organisationId: 'org_a',
                  action: 'code.active',
                  subject: smartCode,
                },
          ),
        ),
      );
      expect(restored.map((answer) => answer?.restored)).toEqual([true, true, true, false]);
      const lines = await store.audit.list('org_a', 9);
      expect(lines.map(({ at, actor, subject }) => [at, actor, subject])).toEqual([
        [1, '"key:k", \\', codes[0]?.smartCode],
        [0, '"key:k", \\', codes[2]?.smartCode],
      ]);
    });

    it('lists the audit log newest first, for each organisation apart', async () => {
      const entry = { actor: 'staff', organisationId: 'org_a', subject: key.id };
      await store.audit.append({ ...entry, at: 1, action: 'key.created' });
      await store.audit.append({ ...entry, at: 2, action: 'key.revoked' });
      await store.audit.append({ ...entry, at: 3, action: 'key.created', organisationId: 'org_b' });
      const list = await store.audit.list('org_a', 10);
      expect(list.map(({ action }) => action)).toEqual(['key.revoked', 'key.created']);
      expect(await store.audit.list('org_a', 1)).toHaveLength(1);
    });

    it('gives an idempotency key to whoever asks first, and then the answer until it expires', async () => {
      const claim = { id: 'k 1', fingerprint: 'f', expiresAt: 50 };
      const answer = { status: 200, headers: { 'X-Created': 'true' }, body: '{}' };
      const asked = await Promise.all(Array.from({ length: 10 }, () => store.idempotency.claim(claim, 1)));
      expect(asked.filter((one) => one === null)).toHaveLength(1);
      expect(asked.filter((one) => one !== null)).toEqual(Array.from({ length: 9 }, () => claim));
      await store.idempotency.release(claim);
      expect(await store.idempotency.claim(claim, 2)).toBeNull();
      const record = { ...claim, ...answer, expiresAt: 100 };
      await store.idempotency.put(record);
      await store.idempotency.release(claim);
      const later = { ...claim, fingerprint: 'g', expiresAt: 150 };
      const repeats = await Promise.all([1, 2, 3].map(() => store.idempotency.claim(later, 99)));
      expect(repeats).toEqual([record, record, record]);
      await store.idempotency.prune(99);
      expect(await store.idempotency.claim(later, 99)).toEqual(record);
      await store.idempotency.prune(100);
      // Gone, not only expired.
      expect(await store.idempotency.claim(later, 99)).toBeNull();
      await store.idempotency.put(record);
      expect(await store.idempotency.claim(later, 100)).toBeNull();
    });

    it('runs tasks of one name one after another, and goes on after one that fails', async () => {
      const seen: string[] = [];
      const task = (name: string) => async () => {
        seen.push(`${name} begins`);
        await new Promise((resolve) => setTimeout(resolve, 5));
        seen.push(`${name} ends`);
        if (name === 'a') throw new Error('no');
        return name;
      };
      const first = store.exclusively('x', task('a'));
      const second = store.exclusively('x', task('b'));
      await expect(first).rejects.toThrow('no');
      expect(await second).toBe('b');
      expect(seen).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
    });

    it('can be used', async () => {
      await expect(store.check()).resolves.toBeUndefined();
    });

    it('has everything again when it is opened again, if it keeps anything', async () => {
      if (!reopen) return;
      await store.keys.put(key);
      await store.codes.register({ ...code, surveyed: roof });
      await store.addresses.putAll([address]);
      store.usage.add('org_a', '2026-11-01', 'encode', 3);
      await store.audit.append({ at: 1, actor: 'staff', organisationId: 'org_a', action: 'x', subject: 'y' });
      store = await reopen();
      expect(await store.keys.get(key.id)).toEqual(key);
      expect(await store.codes.get(code.smartCode)).toEqual({ ...code, surveyed: roof });
      expect((await store.codes.register(code))?.created).toBe(false);
      expect((await store.addresses.changedSince(0, 10)).records).toEqual([address]);
      expect(store.usage.monthTotal('org_a', '2026-11')).toBe(3);
      expect(await store.audit.list('org_a', 9)).toHaveLength(1);
    });
  });
}
