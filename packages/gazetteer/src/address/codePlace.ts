import type { LatLng } from '@smart-address/codes';
import type { Gazetteer, Lang, Place } from '../types.ts';

/** The part of a gazetteer that describes a point. */
export type Surroundings = Pick<Gazetteer, 'covers' | 'nearest' | 'nearby'>;

const ID = /^code:(-?\d{1,2}\.\d{7}),(-?\d{1,3}\.\d{7})$/;
/** Decimals of a coordinate: a centimetre. */
const DECIMALS = 7;

/** The id of a point that is no listed place: its coordinates, so that the exact point can be restored from its id. */
const codeId = ({ lat, lng }: LatLng): string => `code:${lat.toFixed(DECIMALS)},${lng.toFixed(DECIMALS)}`;

/** The point of an id made by `codeId`; undefined for any other id. */
export function pointOfCodeId(id: string): LatLng | undefined {
  const [, lat, lng] = ID.exec(id) ?? [];
  return lat === undefined || lng === undefined ? undefined : { lat: Number(lat), lng: Number(lng) };
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
