import type { CodeStatus } from '@smart-address/contract';

/** What can happen to an address code: it is registered (again), or staff retire it. */
export const codeEvents = ['register', 'retire'] as const;
export type CodeEvent = (typeof codeEvents)[number];

const transitions: Readonly<Record<CodeStatus, Readonly<Partial<Record<CodeEvent, CodeStatus>>>>> = {
  unassigned: { register: 'active' },
  active: { register: 'active', retire: 'retired' },
  retired: { register: 'active' },
};

/** The status after an event, or null when the status does not allow it. A code is never moved and never reused. */
export function nextCodeStatus(status: CodeStatus, event: CodeEvent): CodeStatus | null {
  return transitions[status][event] ?? null;
}
