import type { KeyRecord, KeyState } from '../store/records.types.ts';

/** What can happen to a key: `lapse` (the grace of a rotation is over) and `expire` by time, the rest by people. */
export const keyEvents = ['rotate', 'lapse', 'suspend', 'resume', 'revoke', 'expire'] as const;
export type KeyEvent = (typeof keyEvents)[number];

const transitions: Readonly<Record<KeyState, Readonly<Partial<Record<KeyEvent, KeyState>>>>> = {
  active: { rotate: 'rotating', suspend: 'suspended', revoke: 'revoked', expire: 'expired' },
  rotating: { lapse: 'revoked', suspend: 'suspended', revoke: 'revoked' },
  suspended: { resume: 'active', lapse: 'revoked', revoke: 'revoked', expire: 'expired' },
  revoked: {},
  expired: {},
};

/** The state after an event, or null when the state does not allow it. Revoked and expired are final. */
export function nextKeyState(state: KeyState, event: KeyEvent): KeyState | null {
  return transitions[state][event] ?? null;
}

/** How long the old key of a rotation goes on working. */
export const rotationGraceMs = 24 * 3_600_000;

/** What of a key time acts on. `expiresAt` of a replaced key is the end of its grace. */
export type KeyClock = Pick<KeyRecord, 'state' | 'expiresAt' | 'replacedBy'>;

/** The state at an instant: time alone ends a key's life, and a rotation's grace. */
export function keyStateAt({ state, expiresAt, replacedBy }: KeyClock, now: number): KeyState {
  // A key that was suspended during its grace comes back into what is left of it.
  const standing = state === 'active' && replacedBy !== null ? 'rotating' : state;
  if (expiresAt === null || now < expiresAt) return standing;
  return (
    nextKeyState(standing, standing === 'rotating' || replacedBy !== null ? 'lapse' : 'expire') ?? standing
  );
}
