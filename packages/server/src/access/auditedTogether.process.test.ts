import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withDatabases } from '../../../../test/databases/withDatabases.ts';
import { setUpDatabase } from '../../test/setUpDatabase.ts';
import { anApplication } from '../../test/accessWorld.ts';
import { openPostgresStore } from '../store/postgres/openPostgresStore.ts';
import type { OrganisationRecord } from '../store/records.types.ts';
import { loadDriver } from '../store/sqlite/loadDriver.ts';
import { openSqliteStore } from '../store/sqlite/openSqliteStore.ts';
import type { Store } from '../store/store.types.ts';
import type { AccessParts } from './accessParts.ts';
import { exampleCode, exampleKey } from '../../test/exampleRecords.ts';
import { answerApplication, submitApplication, withdrawApplication } from './applications.ts';
import { auditLine } from './audit.ts';
import { changeKey, changeKeyState, issueKey, rotateKey } from './keys.ts';
import { changeCodeStatus } from './retireCode.ts';
import {
  approveApplication,
  askApplicant,
  rejectApplication,
  resetAccountToken,
  setOrganisationSuspended,
  takeUpApplication,
} from './review.ts';

const staff = 'staff:nadia';
const account: OrganisationRecord = { id: 'org_a', name: 'A', plan: 'low', state: 'approved', createdAt: 1 };
const body = { ...anApplication, interface: 'A', plan: 'low' } as const;
const keyBody = { name: 'Checkout', scopes: ['code:create'] } as const;

const retired = { ...exampleCode, smartCode: '8GR5-4JJJ-38', plusCode: '8F8GR54J+JJ3' };

/** Every change of access that one record holds, and so does its line. */
const changes: readonly (readonly [string, (parts: AccessParts, id: string) => Promise<unknown>])[] = [
  ['application.submitted', (parts) => submitApplication(parts, account, { ...body, interface: 'B' })],
  ['application.under_review', (parts, id) => takeUpApplication(parts, staff, id)],
  ['application.needs_information', (parts, id) => askApplicant(parts, staff, id, 'Why?')],
  ['application.submitted', (parts, id) => answerApplication(parts, account, id, { answer: 'So.' })],
  ['application.withdrawn', (parts, id) => withdrawApplication(parts, account, id)],
  ['application.rejected', (parts, id) => rejectApplication(parts, staff, id, 'No.')],
  ['application.approved', (parts, id) => approveApplication(parts, staff, id)],
  ['key.created', (parts) => issueKey(parts, account, staff, { ...keyBody, scopes: [...keyBody.scopes] })],
  ['key.changed', (parts) => changeKey(parts, account, exampleKey.id, { name: 'Shop' })],
  ['key.suspended', (parts) => changeKeyState(parts, staff, exampleKey.id, null, 'suspend')],
  ['key.rotated', (parts) => rotateKey(parts, account, exampleKey.id)],
  ['key.revoked', (parts) => changeKeyState(parts, staff, exampleKey.id, null, 'revoke')],
  ['organisation.suspended', (parts) => setOrganisationSuspended(parts, staff, account.id, true)],
  ['code.retired', (parts) => changeCodeStatus(parts, staff, exampleCode.smartCode, 'retire')],
  [
    'code.active',
    (parts) =>
      parts.store.codes.register(retired, undefined, ({ smartCode }) =>
        auditLine(parts, 'key:k', account.id, 'code.active', smartCode),
      ),
  ],
  ['account.token_replaced', (parts) => resetAccountToken(parts, staff, account.id)],
];

/** `refuse` makes the database take no line of the audit log, as a process that is killed before it writes one. */
function togetherSuite(
  open: () => Promise<{ readonly store: Store; readonly refuse: () => Promise<void> }>,
): void {
  it.each(changes)('a change and its line %s are stored together, or neither is', async (action, change) => {
    const { store, refuse } = await open();
    const parts: AccessParts = { environment: 'sandbox', store, sandbox: null, clock: Date.now };
    await store.organisations.put(account);
    await store.keys.put({ ...exampleKey, organisationId: account.id, environment: 'sandbox' });
    await store.codes.register({ ...exampleCode, organisationId: account.id });
    await store.codes.register(retired);
    await store.codes.setStatus(retired.smartCode, 'retired');
    const { application } = await submitApplication(parts, account, body);
    if (action === 'application.submitted') await askApplicant(parts, staff, application.id, 'What?');
    const stored = async () => ({
      applications: await store.applications.list(),
      keys: await store.keys.list(),
      organisations: await store.organisations.list(),
      codes: [await store.codes.get(exampleCode.smartCode), await store.codes.get(retired.smartCode)],
      lines: (await store.audit.list(account.id, 10)).map((line) => line.action),
    });
    const before = await stored();
    await refuse();
    await expect(change(parts, application.id)).rejects.toThrow('refuse');
    expect(await stored()).toEqual(before);
    await store.close();
  });
}

describe('on a data folder', () => {
  let folder: string;
  let files = 0;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'smart-address-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  togetherSuite(async () => {
    const file = join(folder, `${(files += 1)}.sqlite`);
    const store = await openSqliteStore(file);
    const refuse = async () => {
      const Database = await loadDriver();
      const other = new Database(file);
      other.exec(`CREATE TRIGGER refuse BEFORE INSERT ON audit BEGIN SELECT RAISE(ABORT, 'refuse'); END`);
      other.close();
    };
    return { store, refuse };
  });
});

withDatabases('on PostgreSQL', ['PostgreSQL'], () => {
  const database = setUpDatabase();
  let admin: Client;
  let schemas = 0;
  beforeAll(async () => {
    admin = new Client(database.url);
    await admin.connect();
  });
  afterAll(() => admin.end());

  togetherSuite(async () => {
    const schema = `together_${(schemas += 1)}`;
    const store = await openPostgresStore(database.url, { schema });
    const refuse = async () => {
      await admin.query(`ALTER TABLE ${schema}.audit ADD CONSTRAINT refuse CHECK (false) NOT VALID`);
    };
    return { store, refuse };
  });
});
