import type { AccessKey, Application, KeyReceipt, PlanView } from '@smart-address/contract';
import type { Plan } from '../config.ts';
import type { ApplicationRecord, KeyRecord } from '../store/records.types.ts';
import type { IssuedKey } from './keys.ts';

const instant = (milliseconds: number): string => new Date(milliseconds).toISOString();
const instantOrNull = (milliseconds: number | null): string | null =>
  milliseconds === null ? null : instant(milliseconds);

/** An application as its organisation sees it. */
export function applicationView(record: ApplicationRecord): Application {
  const { id, kind, state, organization, contact, intendedUse, plan, note, answer } = record;
  return {
    id,
    interface: kind,
    state,
    organization,
    contact,
    intendedUse,
    plan,
    submittedAt: instant(record.submittedAt),
    dueAt: instant(record.dueAt),
    decidedAt: instantOrNull(record.decidedAt),
    note,
    answer,
  };
}

/** A key without its secret's hash. */
export function keyView(record: KeyRecord): AccessKey {
  const { id, name, environment, state, scopes, limit, ipAllowList, origins, replacedBy } = record;
  return {
    id,
    name,
    environment,
    state,
    scopes,
    ratePerSecond: limit.perSecond,
    burst: limit.burst,
    ipAllowList,
    origins,
    createdAt: instant(record.createdAt),
    expiresAt: instantOrNull(record.expiresAt),
    replacedBy,
  };
}

/** A new key with its secret, for the one time it is shown. */
export function keyReceiptView({ key, secret, text }: IssuedKey): KeyReceipt {
  return { key: keyView(key), apiKey: text, clientId: key.id, clientSecret: secret };
}

const labels: Readonly<Record<Plan['name'], string>> = {
  free: 'Free',
  low: 'Low',
  medium: 'Medium',
  large: 'Large',
  government: 'Government and emergency services',
};

export function planView({ name, pricePerYear, unitsPerMonth, limit, keys }: Plan): PlanView {
  return {
    name,
    label: labels[name],
    currency: 'TND',
    pricePerYear,
    popular: name === 'medium',
    unitsPerMonth,
    ratePerSecond: limit.perSecond,
    burst: limit.burst,
    keys: { live: keys.live, sandbox: keys.test },
  };
}
