import type { CodeStatus } from '@smart-address/contract';

/** Events of an address code: it is registered (again), or staff retire it. */
export const codeEvents = ['register', 'retire'] as const;
export type CodeEvent = (typeof codeEvents)[number];

const transitions: Readonly<Record<CodeStatus, Readonly<Partial<Record<CodeEvent, CodeStatus>>>>> = {
  unassigned: { register: 'active' },
  active: { register: 'active', retire: 'retired' },
  retired: { register: 'active' },
};

/** The next status, or null if the status does not allow the event. A code never moves and is never reused. */
export function nextCodeStatus(status: CodeStatus, event: CodeEvent): CodeStatus | null {
  return transitions[status][event] ?? null;
}
