import type { LatLng } from '@smart-address/codes';
import { defaultEnvironment, type FinderEnvironment } from '@smart-address/core';

/** The platform's clock and randomness, and a device position given by the story. */
export function storyEnvironment(locate: () => Promise<LatLng>): FinderEnvironment {
  return { ...defaultEnvironment, locate };
}

/**
 * A clock that stands still for whoever waits that long. A countdown (from 1,000 ms on) or a search without an answer (from 2,000 ms on)
 * can be looked at. Its picture is the same each time.
 */
export function stillFrom(stillMilliseconds: 1_000 | 2_000): FinderEnvironment {
  const { setTimer } = defaultEnvironment;
  return {
    ...defaultEnvironment,
    setTimer: (callback, milliseconds) =>
      milliseconds < stillMilliseconds ? setTimer(callback, milliseconds) : () => {},
  };
}
