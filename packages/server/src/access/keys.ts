import type { Environment, KeyBody, KeyChangeBody, KeyState, PlanName } from '@smart-address/contract';
import { config } from '../config.ts';
import { formatApiKey, generateApiKey, hashSecret } from '../credentials/secretText.ts';
import { ApiError, faultOf } from '../errors/ApiError.ts';
import type { KeyRecord, OrganisationRecord } from '../store/records.types.ts';
import type { LineOf, Store } from '../store/store.types.ts';
import { type AccessParts, environmentsOf, keyStoreOf } from './accessParts.ts';
import { withOrganisation } from './accounts.ts';
import { applicationsOf } from './applications.ts';
import { type Actor, auditLine } from './audit.ts';
import { checkPerDay } from './accessLimits.ts';
import { type KeyEvent, keyStateAt, nextKeyState } from './machines.ts';
import { highestLimit, keyAllowance, keyFaults } from './keyRules.ts';

/** A new key and its secret in clear text, which is shown once and never stored. */
export interface IssuedKey {
  readonly key: KeyRecord;
  readonly secret: string;
  /** The key as text, for Interface B. */
  readonly text: string;
}

/**
 * Creates a key with the given scopes, limits, addresses and origins.
 *
 * @throws ApiError APPLICATION_NOT_APPROVED, VALIDATION_FAILED, STATE_CONFLICT if all keys of the plan are in use, RATE_LIMITED if
 * too many were made today.
 */
export function issueKey(
  parts: AccessParts,
  { id }: Pick<OrganisationRecord, 'id'>,
  actor: Actor,
  body: KeyBody,
): Promise<IssuedKey> {
  return withOrganisation(parts, id, async (organisation) => {
    await checkKeysPerDay(parts, organisation);
    return makeKey(parts, organisation, actor, body);
  });
}

/** The same, for who has the organisation's turn already. */
export async function makeKey(
  parts: AccessParts,
  organisation: OrganisationRecord,
  actor: Actor,
  body: KeyBody,
): Promise<IssuedKey> {
  const environment = body.environment ?? parts.environment;
  const store = keyStoreOf(parts, environment);
  if (store === null) {
    const values = [...environmentsOf(parts)];
    throw faultOf('VALIDATION_FAILED', 'body', '/environment', 'invalid_value', { values });
  }
  await checkApproved(parts, organisation, environment);
  const now = parts.clock();
  const { scopes, origins = null } = body;
  const faults = keyFaults(body, { scopes, origins }, organisation.plan, environment, now);
  if (faults.length > 0) throw new ApiError('VALIDATION_FAILED', { fields: faults });
  const max = await keyLimitReached(parts, organisation, environment);
  if (max !== null) throw faultOf('STATE_CONFLICT', 'body', '/environment', 'plan_limit', { max });
  const highest = highestLimit(organisation.plan, environment);
  const issued = freshKey({
    organisationId: organisation.id,
    environment,
    name: body.name,
    state: 'active',
    scopes: [...new Set(scopes)],
    limit: { perSecond: body.ratePerSecond ?? highest.perSecond, burst: body.burst ?? highest.burst },
    ipAllowList: body.ipAllowList ?? [],
    origins,
    createdAt: now,
    expiresAt: body.expiresAt ? Date.parse(body.expiresAt) : null,
    replacedBy: null,
  });
  const line = auditLine(parts, actor, organisation.id, 'key.created', issued.key.id);
  if (store === parts.store) await store.keys.put(issued.key, line);
  else {
    // Of a key without its line nobody would ever have seen the secret: it would have the plan's place.
    await parts.store.audit.append(line);
    await store.keys.put(issued.key);
  }
  return issued;
}

/** An organisation's keys of every environment in their current state, oldest first. */
export async function keysOf(parts: AccessParts, organisationId: string): Promise<readonly KeyRecord[]> {
  const found: KeyRecord[] = [];
  for (const environment of environmentsOf(parts)) {
    found.push(...((await keyStoreOf(parts, environment)?.keys.listOf(organisationId)) ?? []));
  }
  return found.map((key) => standing(parts, key)).sort((one, other) => one.createdAt - other.createdAt);
}

/**
 * One key in its current state. With `organisationId`, only if it belongs to that organisation.
 *
 * @throws ApiError RESOURCE_NOT_FOUND, also for another organisation's.
 */
export async function readKey(
  parts: AccessParts,
  id: string,
  organisationId: string | null,
): Promise<KeyRecord> {
  const { key } = await locate(parts, id, organisationId);
  return key;
}

/** Changes the settings of a working key. @throws ApiError RESOURCE_NOT_FOUND, STATE_CONFLICT, VALIDATION_FAILED. */
export function changeKey(
  parts: AccessParts,
  { id: organisationId }: Pick<OrganisationRecord, 'id'>,
  id: string,
  body: KeyChangeBody,
): Promise<KeyRecord> {
  return withOrganisation(parts, organisationId, async ({ plan }) => {
    const line = auditLine(parts, `account:${organisationId}`, organisationId, 'key.changed', id);
    const change = (key: KeyRecord): KeyRecord => {
      if (key.state !== 'active') throw wrongState(key);
      const origins = body.origins === undefined ? key.origins : body.origins;
      const scopes = body.scopes ?? key.scopes;
      const faults = keyFaults(body, { scopes, origins }, plan, key.environment, parts.clock());
      if (faults.length > 0) throw new ApiError('VALIDATION_FAILED', { fields: faults });
      const { perSecond, burst } = key.limit;
      return {
        ...key,
        name: body.name ?? key.name,
        scopes: [...new Set(scopes)],
        limit: { perSecond: body.ratePerSecond ?? perSecond, burst: body.burst ?? burst },
        ipAllowList: body.ipAllowList ?? key.ipAllowList,
        origins,
        expiresAt: expiryOf(body.expiresAt, key.expiresAt),
      };
    };
    return updateKey(parts, id, organisationId, change, () => line);
  });
}

/**
 * Adjusts an organisation's live keys to its current plan. A key with the previous plan's rates gets the new ones, and no key keeps higher
 * ones. A lower rate that was chosen stays. Sandbox keys have the sandbox's rates on every plan.
 */
export async function refitKeys(
  parts: AccessParts,
  { id, plan }: OrganisationRecord,
  before: PlanName,
  actor: Actor,
): Promise<void> {
  if (plan === before || parts.environment !== 'live') return;
  const [old, highest] = [highestLimit(before, 'live'), highestLimit(plan, 'live')];
  const rateOf = (rate: number, was: number, most: number) => (rate === was ? most : Math.min(rate, most));
  for (const key of await parts.store.keys.listOf(id)) {
    const { state } = standing(parts, key);
    if (state === 'revoked' || state === 'expired') continue;
    await parts.store.keys.update(
      key.id,
      (current) => {
        const { perSecond, burst } = current.limit;
        const limit = {
          perSecond: rateOf(perSecond, old.perSecond, highest.perSecond),
          burst: rateOf(burst, old.burst, highest.burst),
        };
        return { ...current, limit };
      },
      () => auditLine(parts, actor, id, 'key.changed', key.id),
    );
  }
}

/**
 * Replaces a key by a new one with the same settings. The old one works for another 24 hours, or until its own expiry if that is
 * sooner. At most as many old keys work at once as the plan allows keys, because each has a burst of its own.
 *
 * @throws ApiError RESOURCE_NOT_FOUND, STATE_CONFLICT unless it is active, or if too many old ones still work; RATE_LIMITED if too many
 * were made today.
 */
export function rotateKey(
  parts: AccessParts,
  { id: organisationId }: Pick<OrganisationRecord, 'id'>,
  id: string,
): Promise<IssuedKey> {
  return withOrganisation(parts, organisationId, async (organisation) => {
    const { store, key } = await locate(parts, id, organisation.id);
    if (nextKeyState(key.state, 'rotate') === null) throw wrongState(key);
    const max = await keyLimitReached(parts, organisation, key.environment, ['rotating']);
    if (max !== null) throw faultOf('STATE_CONFLICT', 'path', '/id', 'plan_limit', { max });
    await checkKeysPerDay(parts, organisation);
    const now = parts.clock();
    let issued = freshKey(key);
    // The old key is changed first, and the new one stored last. Of one stored alone, or without its line, nobody would ever have seen the
    // secret, and it would have the plan's place.
    const change = (current: KeyRecord): KeyRecord => {
      const state = nextKeyState(current.state, 'rotate');
      if (state === null) throw wrongState(current);
      // The settings are those of now: another process may just have narrowed them.
      issued = freshKey({ ...current, state: 'active', createdAt: now });
      const expiresAt = Math.min(
        now + config.access.rotationGraceMilliseconds,
        current.expiresAt ?? Infinity,
      );
      return { ...current, state, expiresAt, replacedBy: issued.key.id };
    };
    const line = auditLine(parts, `account:${organisation.id}`, organisation.id, 'key.rotated', id);
    await updateKey(parts, id, organisation.id, change, () => line);
    await store.keys.put(issued.key);
    return issued;
  });
}

/** The number of keys the plan allows, if as many are in these states; null while there is place for one more. */
export async function keyLimitReached(
  parts: AccessParts,
  { id, plan }: OrganisationRecord,
  environment: Environment,
  states: readonly KeyState[] = ['active', 'suspended'],
): Promise<number | null> {
  const max = keyAllowance(plan, environment);
  if (max === null) return null;
  const keys = await keysOf(parts, id);
  const counted = keys.filter((key) => key.environment === environment && states.includes(key.state));
  return counted.length < max ? null : max;
}

/**
 * Applies an event to a key. Revoking a key that no longer works is not an error.
 *
 * @throws ApiError RESOURCE_NOT_FOUND, STATE_CONFLICT.
 */
export async function changeKeyState(
  parts: AccessParts,
  actor: Actor,
  id: string,
  organisationId: string | null,
  event: Extract<KeyEvent, 'revoke' | 'suspend' | 'resume'>,
): Promise<KeyRecord> {
  let isChanged = false;
  const change = (key: KeyRecord): KeyRecord => {
    const isOver = key.state === 'revoked' || key.state === 'expired';
    isChanged = !(isOver && event === 'revoke');
    if (!isChanged) return key;
    const state = nextKeyState(key.state, event);
    if (state === null) throw wrongState(key);
    return { ...key, state };
  };
  return updateKey(parts, id, organisationId, change, (key) =>
    isChanged ? auditLine(parts, actor, key.organisationId, `key.${past[event]}`, id) : null,
  );
}

const past = { revoke: 'revoked', suspend: 'suspended', resume: 'resumed' } as const;

/**
 * Changes a key's current record atomically, its line with it: a sandbox key's beside a live deployment right after, in that one's
 * log.
 */
async function updateKey(
  parts: AccessParts,
  id: string,
  organisationId: string | null,
  change: (key: KeyRecord) => KeyRecord,
  lineOf: LineOf<KeyRecord>,
): Promise<KeyRecord> {
  const { store } = await locate(parts, id, organisationId);
  const isOwn = store === parts.store;
  const changed = await store.keys.update(
    id,
    (key) => change(standing(parts, key)),
    isOwn ? lineOf : undefined,
  );
  if (!changed) throw new ApiError('RESOURCE_NOT_FOUND');
  const line = isOwn ? null : lineOf(changed);
  if (line) await parts.store.audit.append(line);
  return standing(parts, changed);
}

async function locate(
  parts: AccessParts,
  id: string,
  organisationId: string | null,
): Promise<{ readonly store: Store; readonly key: KeyRecord }> {
  for (const environment of environmentsOf(parts)) {
    const store = keyStoreOf(parts, environment);
    const key = await store?.keys.get(id);
    if (store && key && (organisationId === null || key.organisationId === organisationId)) {
      return { store, key: standing(parts, key) };
    }
  }
  throw new ApiError('RESOURCE_NOT_FOUND');
}

async function checkKeysPerDay(parts: AccessParts, { id, plan }: OrganisationRecord): Promise<void> {
  // Who has as many keys as was agreed may have to make, or after a leak replace, all of them in a day.
  if (keyAllowance(plan, parts.environment) === null) return;
  const before = await keysOf(parts, id);
  checkPerDay(
    parts,
    'keys',
    before.map(({ createdAt }) => createdAt),
  );
}

async function checkApproved(
  parts: AccessParts,
  organisation: OrganisationRecord,
  environment: Environment,
): Promise<void> {
  if (organisation.state === 'suspended') throw new ApiError('ACCOUNT_SUSPENDED');
  if (organisation.state === 'pending') throw new ApiError('APPLICATION_NOT_APPROVED');
  if (environment === 'sandbox') return;
  const applications = await applicationsOf(parts, organisation.id);
  const isApproved = applications.some(({ kind, state }) => kind === 'A' && state === 'approved');
  if (!isApproved) throw new ApiError('APPLICATION_NOT_APPROVED');
}

function freshKey(settings: Omit<KeyRecord, 'id' | 'secretHash'>): IssuedKey {
  const generated = generateApiKey(settings.environment);
  const { id, secret } = generated;
  return { key: { ...settings, id, secretHash: hashSecret(secret) }, secret, text: formatApiKey(generated) };
}

function standing({ clock }: AccessParts, key: KeyRecord): KeyRecord {
  return { ...key, state: keyStateAt(key, clock()) };
}

function expiryOf(asked: string | null | undefined, known: number | null): number | null {
  if (asked === undefined) return known;
  return asked === null ? null : Date.parse(asked);
}

function wrongState({ state }: KeyRecord): ApiError {
  return faultOf('STATE_CONFLICT', 'path', '/id', 'wrong_state', { state });
}
