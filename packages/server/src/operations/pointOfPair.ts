import type { LatLng } from '@smart-address/codes';
import { faultOf } from '../errors/ApiError.ts';

/**
 * The point of two optional coordinates, or null when neither is given.
 *
 * @throws ApiError VALIDATION_FAILED when only one is.
 */
export function pointOfPair(
  { lat, lng }: { readonly lat?: number | undefined; readonly lng?: number | undefined },
  where: 'body' | 'query',
): LatLng | null {
  if (lat !== undefined && lng !== undefined) return { lat, lng };
  if (lat === undefined && lng === undefined) return null;
  const pointer = lat === undefined ? '/lat' : '/lng';
  throw faultOf('VALIDATION_FAILED', where, pointer, 'incomplete_pair');
}
