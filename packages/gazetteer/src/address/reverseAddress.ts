import type { LatLng } from '@smart-address/codes';
import type { AddressResult } from '../address.types.ts';
import type { Lang } from '../types.ts';
import { codePlace, type Surroundings } from './codePlace.ts';
import { describePoint } from './describePoint.ts';
import { toAddressResult } from './toAddressResult.ts';

/**
 * The address of a point, of type `code`, because its codes address the point itself. Its label describes where it is, its
 * address is that of the nearest place, and `distanceMeters` is the distance of that place.
 * @returns null outside Tunisia
 */
export function reverseAddress(surroundings: Surroundings, point: LatLng, lang: Lang): AddressResult | null {
  const words = describePoint(surroundings, point, lang);
  const place = words === null ? null : codePlace(surroundings, point, words.text, lang);
  if (words === null || place === null) return null;
  return toAddressResult({
    ...place,
    label: words.text,
    score: 1,
    kind: 'code',
    highlight: [],
    corrections: [],
    distanceMeters: surroundings.nearest(point, { lang })?.distanceMeters ?? null,
  });
}
