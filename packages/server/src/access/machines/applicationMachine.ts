import type { ApplicationState } from '@smart-address/contract';
import { config } from '../../config.ts';
import type { ApplicationRecord } from '../../store/records.types.ts';

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

const transitions: Readonly<
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
  return transitions[state][event] ?? null;
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
