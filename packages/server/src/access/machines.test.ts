import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applicationState, keyState } from '@smart-address/contract';
import {
  applicationEvents,
  applicationStateAt,
  codeEvents,
  keyEvents,
  keyStateAt,
  nextApplicationState,
  nextCodeStatus,
  nextKeyState,
} from './machines.ts';

const day = 86_400_000;
const applicationStates = applicationState.options;
const keyStates = keyState.options;

// Every (state, event) pair is walked; what is not named here must be refused.
const allowed = <State extends string, Event extends string>(
  states: readonly State[],
  events: readonly Event[],
  next: (state: State, event: Event) => State | null,
) =>
  states.flatMap((state) =>
    events.flatMap((event) =>
      [next(state, event)].filter((to) => to !== null).map((to) => `${state} ${event} ${to}`),
    ),
  );

describe('an application', () => {
  it('moves as the design says and in no other way', () => {
    expect(allowed(applicationStates, applicationEvents, nextApplicationState).sort()).toEqual([
      'needs_info approve approved',
      'needs_info expire expired',
      'needs_info reject rejected',
      'needs_info supply under_review',
      'needs_info withdraw withdrawn',
      'submitted approve approved',
      'submitted ask needs_info',
      'submitted reject rejected',
      'submitted review under_review',
      'submitted withdraw withdrawn',
      'under_review approve approved',
      'under_review ask needs_info',
      'under_review reject rejected',
      'under_review withdraw withdrawn',
    ]);
  });

  it('expires when a question has stood 30 days without an answer, and only then', () => {
    expect(applicationStateAt({ state: 'needs_info', changedAt: 0 }, 30 * day - 1)).toBe('needs_info');
    expect(applicationStateAt({ state: 'needs_info', changedAt: 0 }, 30 * day)).toBe('expired');
    for (const state of applicationStates.filter((candidate) => candidate !== 'needs_info')) {
      expect(applicationStateAt({ state, changedAt: 0 }, 1000 * day)).toBe(state);
    }
  });
});

describe('a key', () => {
  it('moves as the design says and in no other way', () => {
    expect(allowed(keyStates, keyEvents, nextKeyState).sort()).toEqual([
      'active expire expired',
      'active revoke revoked',
      'active rotate rotating',
      'active suspend suspended',
      'rotating lapse revoked',
      'rotating revoke revoked',
      'rotating suspend suspended',
      'suspended expire expired',
      'suspended lapse revoked',
      'suspended resume active',
      'suspended revoke revoked',
    ]);
  });

  const clock = fc.record({
    state: fc.constantFrom(...keyStates),
    expiresAt: fc.option(fc.integer({ min: 0, max: 100 }), { nil: null }),
    replacedBy: fc.constantFrom(null, 'another'),
  });

  it('never works again once it is revoked or expired, however time goes on', () => {
    fc.assert(
      fc.property(clock, fc.nat(100), fc.nat(100), (key, now, later) => {
        const state = keyStateAt(key, now);
        if (state === 'revoked' || state === 'expired') expect(keyStateAt(key, now + later)).toBe(state);
      }),
    );
  });

  it('does not outlive its date: a replaced one is revoked then, any other expired', () => {
    fc.assert(
      fc.property(clock, fc.nat(100), (key, now) => {
        const state = keyStateAt(key, now);
        const isOver = key.expiresAt !== null && now >= key.expiresAt;
        const wasOver = key.state === 'revoked' || key.state === 'expired';
        if (wasOver) expect(state).toBe(key.state);
        else if (isOver && key.state === 'rotating') expect(state).toBe('revoked');
        else if (isOver) expect(state).toBe(key.replacedBy === null ? 'expired' : 'revoked');
        else expect(['active', 'rotating', 'suspended']).toContain(state);
      }),
    );
  });

  it('that was suspended during its grace comes back into its grace', () => {
    expect(keyStateAt({ state: 'active', expiresAt: 10, replacedBy: 'another' }, 5)).toBe('rotating');
  });
});

describe('an address code', () => {
  it('goes from unassigned to active to retired and back to active', () => {
    expect(allowed(['unassigned', 'active', 'retired'], codeEvents, nextCodeStatus)).toEqual([
      'unassigned register active',
      'active register active',
      'active retire retired',
      'retired register active',
    ]);
  });
});
