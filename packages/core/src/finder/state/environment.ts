import type { LatLng } from '@smart-address/codes';
import { platformTimer, type SetTimer } from '../../platformTimer.ts';
import type { LocateFailure } from './types.ts';

/** What a finder needs from its environment: time, randomness, geolocation. */
export interface FinderEnvironment {
  /** Calls back once after `milliseconds`; returns a function that cancels it. */
  readonly setTimer: SetTimer;
  /** The time in milliseconds, as `Date.now` returns it; it may jump when the clock is set. */
  now(): number;
  /** A new, unguessable id for a search session. */
  createSession(): string;
  /** The device's own position. Rejects with a `LocateError`. */
  locate(signal: AbortSignal): Promise<LatLng>;
  /**
   * Whether the active option has to be announced through the live region. True on Apple devices, where VoiceOver ignores
   * `aria-activedescendant`; elsewhere it would be read twice.
   */
  readonly speaksActiveOption: boolean;
}

/** The rejection of `FinderEnvironment.locate`. */
export class LocateError extends Error {
  override readonly name = 'LocateError';
  readonly reason: Exclude<LocateFailure, 'outside'>;

  constructor(reason: Exclude<LocateFailure, 'outside'>) {
    super(`The device's position is not there: ${reason}.`);
    this.reason = reason;
  }
}

/** The platform's clock and randomness; no geolocation unless an adapter adds it. */
export const defaultEnvironment: FinderEnvironment = {
  setTimer: platformTimer,
  now: () => Date.now(),
  createSession() {
    // `randomUUID` is missing on pages served over plain http, such as a shop's test machine.
    return [...crypto.getRandomValues(new Uint32Array(4))].map((word) => word.toString(36)).join('');
  },
  locate: () => Promise.reject(new LocateError('unavailable')),
  speaksActiveOption: false,
};
