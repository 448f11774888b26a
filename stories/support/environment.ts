import type { LatLng } from '@smart-address/codes';
import { defaultEnvironment, type FinderEnvironment } from '@smart-address/core';

/** The platform's own clock and chance, and a device whose position the story decides. */
export function storyEnvironment(locate: () => Promise<LatLng>): FinderEnvironment {
  return { ...defaultEnvironment, locate };
}
