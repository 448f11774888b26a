import type { LatLng } from '@smart-address/codes';
import { defaultEnvironment, type FinderEnvironment } from '@smart-address/core';

/** The platform's clock and randomness, and a device position given by the story. */
export function storyEnvironment(locate: () => Promise<LatLng>): FinderEnvironment {
  return { ...defaultEnvironment, locate };
}
