import type { ApplicationState, CodeStatus, KeyState } from '@smart-address/contract';
import { config } from '../config.ts';
import type { ApplicationRecord, KeyRecord } from '../store/records.types.ts';

/** Events of an application: `supply` and `withdraw` by the applicant, `expire` by time, the others by staff. */
export const applicationEvents = [
  'review',
  'ask',
  'supply',
  'approve',
  'reject',
  'withdraw',
  'expire',
] as const;
export type ApplicationEvent = (typeof applicationEvents)[number];

const applicationTransitions: Readonly<
  Record<ApplicationState, Readonly<Partial<Record<ApplicationEvent, ApplicationState>>>>
> = {
  submitted: {
    review: 'under_review',
    ask: 'needs_info',
    approve: 'approved',
    reject: 'rejected',
    withdraw: 'withdrawn',
  },
  under_review: { ask: 'needs_info', approve: 'approved', reject: 'rejected', withdraw: 'withdrawn' },
  // An applicant may have answered by telephone: approval does not wait for an answer through the account.
  needs_info: {
    supply: 'under_review',
    approve: 'approved',
    reject: 'rejected',
    withdraw: 'withdrawn',
    expire: 'expired',
  },
  approved: {},
  rejected: {},
  withdrawn: {},
  expired: {},
};

/** The next state, or null if the state does not allow the event. Approved, rejected, withdrawn and expired are final. */
export function nextApplicationState(
  state: ApplicationState,
  event: ApplicationEvent,
): ApplicationState | null {
  return applicationTransitions[state][event] ?? null;
}

/** States in which an application is not decided yet. */
export const openStates: readonly ApplicationState[] = ['submitted', 'under_review', 'needs_info'];

/** The state at a given time: an application whose question was not answered in time has expired. */
export function applicationStateAt(
  { state, changedAt }: Pick<ApplicationRecord, 'state' | 'changedAt'>,
  now: number,
): ApplicationState {
  const unanswered = state === 'needs_info' && now - changedAt >= config.access.needsInfoMilliseconds;
  return unanswered ? (nextApplicationState(state, 'expire') ?? state) : state;
}

/** Events of a key: `lapse` (the grace period of a rotation has ended) and `expire` by time, the others by people. */
export const keyEvents = ['rotate', 'lapse', 'suspend', 'resume', 'revoke', 'expire'] as const;
export type KeyEvent = (typeof keyEvents)[number];

const keyTransitions: Readonly<Record<KeyState, Readonly<Partial<Record<KeyEvent, KeyState>>>>> = {
  active: { rotate: 'rotating', suspend: 'suspended', revoke: 'revoked', expire: 'expired' },
  rotating: { lapse: 'revoked', suspend: 'suspended', revoke: 'revoked' },
  suspended: { resume: 'active', lapse: 'revoked', revoke: 'revoked', expire: 'expired' },
  revoked: {},
  expired: {},
};

/** The next state, or null if the state does not allow the event. Revoked and expired are final. */
export function nextKeyState(state: KeyState, event: KeyEvent): KeyState | null {
  return keyTransitions[state][event] ?? null;
}

/** The properties of a key that time affects. `expiresAt` of a replaced key is the end of its grace period. */
type KeyClock = Pick<KeyRecord, 'state' | 'expiresAt' | 'replacedBy'>;

/** The state at a given time: expiry, and the end of a rotation's grace period. */
export function keyStateAt({ state, expiresAt, replacedBy }: KeyClock, now: number): KeyState {
  // A key suspended during its grace period returns to what is left of it.
  const standing = state === 'active' && replacedBy !== null ? 'rotating' : state;
  if (expiresAt === null || now < expiresAt) return standing;
  return (
    nextKeyState(standing, standing === 'rotating' || replacedBy !== null ? 'lapse' : 'expire') ?? standing
  );
}

/** Events of an address code: it is registered (again), or staff retire it. */
export const codeEvents = ['register', 'retire'] as const;
export type CodeEvent = (typeof codeEvents)[number];

const codeTransitions: Readonly<Record<CodeStatus, Readonly<Partial<Record<CodeEvent, CodeStatus>>>>> = {
  unassigned: { register: 'active' },
  active: { register: 'active', retire: 'retired' },
  retired: { register: 'active' },
};

/** The next status, or null if the status does not allow the event. A code never moves and is never reused. */
export function nextCodeStatus(status: CodeStatus, event: CodeEvent): CodeStatus | null {
  return codeTransitions[status][event] ?? null;
}
