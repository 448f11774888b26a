import type { LatLng } from '@smart-address/codes';
import type { LocateFailure } from './finder.types.ts';

/** The world outside a finder: time, chance, and where the device is. */
export interface FinderEnvironment {
  /** Calls back once after `milliseconds`; returns what takes it back. */
  setTimer(callback: () => void, milliseconds: number): () => void;
  /** The time in milliseconds, as `Date.now` gives it; where somebody sets the clock, it may jump. */
  now(): number;
  /** A new, unguessable name for a search session. */
  createSession(): string;
  /** The device's own position. Rejects with a `LocateError`. */
  locate(signal: AbortSignal): Promise<LatLng>;
  /**
   * Whether the active option has to be spoken through the live region: true on Apple devices, where VoiceOver passes over
   * `aria-activedescendant`; elsewhere it would be heard twice.
   */
  readonly speaksActiveOption: boolean;
}

/** Why `FinderEnvironment.locate` has no position. */
export class LocateError extends Error {
  override readonly name = 'LocateError';
  readonly reason: Exclude<LocateFailure, 'outside'>;

  constructor(reason: Exclude<LocateFailure, 'outside'>) {
    super(`The device's position is not there: ${reason}.`);
    this.reason = reason;
  }
}

/** Time and chance of the platform itself; a position only where an adapter brings one. */
export const defaultEnvironment: FinderEnvironment = {
  setTimer(callback, milliseconds) {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  },
  now: () => Date.now(),
  createSession() {
    // randomUUID is missing on pages served over plain http, such as a shop's test machine.
    return [...crypto.getRandomValues(new Uint32Array(4))].map((word) => word.toString(36)).join('');
  },
  locate: () => Promise.reject(new LocateError('unavailable')),
  speaksActiveOption: false,
};
