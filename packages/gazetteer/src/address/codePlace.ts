import { decodePlusCode, encodePlusCode, isFullPlusCode, type LatLng } from '@smart-address/codes';
import type { Gazetteer, Lang, Place } from '../types.ts';

/** What naming a point needs of a gazetteer. */
export type Surroundings = Pick<Gazetteer, 'covers' | 'nearest' | 'nearby'>;

const PREFIX = 'code:';
/** Digits of the plus code that is a point's id: a cell of 3 m. */
const ID_DIGITS = 11;

/** The id of a point that is no listed place: `code:` and its 11-digit plus code. */
export const codeId = (point: LatLng): string => PREFIX + encodePlusCode(point, ID_DIGITS);

/** The point an id of `codeId` stands for, the middle of its cell; undefined for any other id. */
export function pointOfCodeId(id: string): LatLng | undefined {
  const code = id.startsWith(PREFIX) ? id.slice(PREFIX.length) : '';
  return isFullPlusCode(code) ? decodePlusCode(code).center : undefined;
}

/**
 * A point as a place of type `code`: its own location, in the area of the place nearest to it.
 * @param name what it is called: the code that was typed, its plus code, or words
 * @returns null outside Tunisia
 */
export function codePlace(surroundings: Surroundings, point: LatLng, name: string, lang: Lang): Place | null {
  const nearest = surroundings.covers(point) ? surroundings.nearest(point, { lang }) : null;
  if (nearest === null) return null;
  const { locality, delegation, governorate, governorateCode, postalCode } = nearest;
  return {
    id: codeId(point),
    type: 'code',
    name,
    label: [name, nearest.label].join(lang === 'ar' ? '، ' : ', '),
    houseNumber: '',
    street: '',
    locality,
    delegation,
    governorate,
    governorateCode,
    postalCode,
    location: { lat: point.lat, lng: point.lng },
    accuracy: 'rooftop',
    importance: 1,
    category: '',
  };
}
