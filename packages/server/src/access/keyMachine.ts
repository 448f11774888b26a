/** Where a key stands. A key works while it is `active` or `rotating`. */
export const keyStates = ['active', 'rotating', 'suspended', 'revoked', 'expired'] as const;
export type KeyState = (typeof keyStates)[number];

/** What can happen to a key: `lapse` (the grace of a rotation is over) and `expire` by time, the rest by people. */
export const keyEvents = ['rotate', 'lapse', 'suspend', 'resume', 'revoke', 'expire'] as const;
export type KeyEvent = (typeof keyEvents)[number];

const transitions: Readonly<Record<KeyState, Readonly<Partial<Record<KeyEvent, KeyState>>>>> = {
  active: { rotate: 'rotating', suspend: 'suspended', revoke: 'revoked', expire: 'expired' },
  rotating: { lapse: 'revoked', suspend: 'suspended', revoke: 'revoked', expire: 'expired' },
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

export interface KeyClock {
  readonly state: KeyState;
  /** When the key stops working by its own date, or null. Milliseconds since 1970. */
  readonly expiresAt: number | null;
  /** When the grace of its rotation ends, or null when it was never rotated. Milliseconds since 1970. */
  readonly graceEndsAt: number | null;
}

/** The state at an instant: time alone ends a grace or a key's life, whichever comes first. */
export function keyStateAt(key: KeyClock, now: number): KeyState {
  const { expiresAt, graceEndsAt } = key;
  // A key that was suspended during its grace comes back into what is left of it.
  const state = key.state === 'active' && graceEndsAt !== null ? 'rotating' : key.state;
  const lapsed = graceEndsAt !== null && now >= graceEndsAt;
  const expired = expiresAt !== null && now >= expiresAt;
  const lapsedFirst = lapsed && (!expired || graceEndsAt <= expiresAt);
  if (lapsedFirst) return nextKeyState(state, 'lapse') ?? state;
  return expired ? (nextKeyState(state, 'expire') ?? state) : state;
}
