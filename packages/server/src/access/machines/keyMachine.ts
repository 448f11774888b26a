import type { KeyState } from '@smart-address/contract';
import type { KeyRecord } from '../../store/records.types.ts';

/** Events of a key: `lapse` (the grace period of a rotation has ended) and `expire` by time, the others by people. */
export const keyEvents = ['rotate', 'lapse', 'suspend', 'resume', 'revoke', 'expire'] as const;
export type KeyEvent = (typeof keyEvents)[number];

const transitions: Readonly<Record<KeyState, Readonly<Partial<Record<KeyEvent, KeyState>>>>> = {
  active: { rotate: 'rotating', suspend: 'suspended', revoke: 'revoked', expire: 'expired' },
  rotating: { lapse: 'revoked', suspend: 'suspended', revoke: 'revoked' },
  suspended: { resume: 'active', lapse: 'revoked', revoke: 'revoked', expire: 'expired' },
  revoked: {},
  expired: {},
};

/** The next state, or null if the state does not allow the event. Revoked and expired are final. */
export function nextKeyState(state: KeyState, event: KeyEvent): KeyState | null {
  return transitions[state][event] ?? null;
}

/** The properties of a key that time affects. `expiresAt` of a replaced key is the end of its grace period. */
export type KeyClock = Pick<KeyRecord, 'state' | 'expiresAt' | 'replacedBy'>;

/** The state at a given time: expiry, and the end of a rotation's grace period. */
export function keyStateAt({ state, expiresAt, replacedBy }: KeyClock, now: number): KeyState {
  // A key suspended during its grace period returns to what is left of it.
  const standing = state === 'active' && replacedBy !== null ? 'rotating' : state;
  if (expiresAt === null || now < expiresAt) return standing;
  return (
    nextKeyState(standing, standing === 'rotating' || replacedBy !== null ? 'lapse' : 'expire') ?? standing
  );
}
