import type { LatLng } from '@smart-address/codes';
import { type Scope, scopes } from '@smart-address/contract';
import type { Gazetteer } from '@smart-address/gazetteer';
import { browserScopes, type BurstLimit, config } from '../config.ts';
import { hashSecret, parseAccountToken, parseApiKey } from '../credentials/secretText.ts';
import { codeRecordOf } from '../operations/codeRecord.ts';
import type { CodeRecord } from '../store/records.types.ts';
import type { Store } from '../store/store.types.ts';
import { SANDBOX_CREDENTIALS } from './sandboxCredentials.ts';

export const sandboxOrganisationId = 'org_sandbox';

/** The organisation of the fixed account token. The fixed keys are not its own, so that it cannot revoke them. */
export const sandboxAccountId = 'org_sandboxdev01';

/** Puts the sandbox's one approved organisation and its keys into a store that does not have them. */
export async function seedCredentials(store: Store, now: number): Promise<void> {
  if (!(await store.organisations.get(sandboxOrganisationId))) {
    await store.organisations.put({
      id: sandboxOrganisationId,
      name: 'Sandbox',
      plan: 'large',
      state: 'approved',
      createdAt: now,
    });
  }
  await putAccount(store, now);
  await putKey(SANDBOX_CREDENTIALS.apiKey, 'All scopes', scopes, config.sandbox, null);
  await putKey(SANDBOX_CREDENTIALS.browserKey, 'Browser', browserScopes, config.sandbox, ['*']);
  await putKey(SANDBOX_CREDENTIALS.limitedKey, 'Burst of two', scopes, config.limitedKey, null);

  async function putKey(
    text: string,
    name: string,
    keyScopes: readonly Scope[],
    limit: BurstLimit,
    origins: readonly string[] | null,
  ): Promise<void> {
    const parts = parseApiKey(text);
    if (!parts) throw new TypeError(`The sandbox key "${name}" has a wrong check`);
    if (await store.keys.get(parts.id)) return;
    await store.keys.put({
      id: parts.id,
      organisationId: sandboxOrganisationId,
      environment: 'sandbox',
      name,
      secretHash: hashSecret(parts.secret),
      state: 'active',
      scopes: keyScopes,
      limit,
      ipAllowList: [],
      origins,
      createdAt: now,
      expiresAt: null,
      replacedBy: null,
    });
  }
}

async function putAccount(store: Store, now: number): Promise<void> {
  if (await store.organisations.get(sandboxAccountId)) return;
  const token = parseAccountToken(SANDBOX_CREDENTIALS.accountToken);
  if (!token) throw new TypeError("The sandbox's account token has a wrong check");
  await store.organisations.put({
    id: sandboxAccountId,
    name: 'Sandbox developer',
    plan: 'large',
    state: 'approved',
    createdAt: now,
    accountToken: { hash: hashSecret(token.secret), expiresAt: lastInstant },
  });
}

/** The last instant a Date can hold, in milliseconds since 1970: the fixed token has no end. */
const lastInstant = 8_640_000_000_000_000;

/** Points registered in every sandbox: two with a surveyed rooftop, one with a retired code. */
export const sandboxPoints = {
  surveyed: [
    { lat: 35.8256, lng: 10.6369 },
    { lat: 34.7398, lng: 10.76 },
  ],
  retired: [{ lat: 37.2744, lng: 9.8739 }],
} as const satisfies Record<string, readonly LatLng[]>;

/** Registers the missing ones; existing ones may have been changed since and stay. */
export async function seedCodes(store: Store, gazetteer: Gazetteer, now: number): Promise<void> {
  const owner = { organisationId: sandboxOrganisationId, createdAt: now };
  const recordOf = (point: LatLng) => codeRecordOf(gazetteer, point, owner);
  // Before the turn and all at once within it: another process that starts waits for its own no longer than a call does.
  const records: readonly CodeRecord[] = [
    ...sandboxPoints.surveyed.map((point) => ({ ...recordOf(point), surveyed: point })),
    ...sandboxPoints.retired.map((point) => ({ ...recordOf(point), status: 'retired' as const })),
  ];
  await store.exclusively('seedCodes', async () => {
    await Promise.all(records.map(registerNew));
  });

  async function registerNew(record: CodeRecord): Promise<void> {
    if (!(await store.codes.get(record.smartCode))) await store.codes.register(record);
  }
}
