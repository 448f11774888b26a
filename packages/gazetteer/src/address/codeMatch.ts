import {
  decodePlusCode,
  distanceMeters,
  recogniseLocation,
  recoverPlusCode,
  type LatLng,
  type RecognisedLocation,
} from '@smart-address/codes';
import type { Lang, Place, PlaceMatch, SearchOptions } from '../types.ts';
import { codePlace, type Surroundings } from './codePlace.ts';

/** Digits from which a plus code is as good as a building: a cell of 14 m. */
const BUILDING_DIGITS = 10;

export interface CodeContext extends Surroundings {
  /** Where a place is that a short plus code names as its reference, such as "Tunis" in "R54J+JJ Tunis". */
  locate(name: string, lang: Lang): LatLng | undefined;
}

interface CodedPoint {
  readonly point: LatLng;
  /** The code as it is written canonically. */
  readonly name: string;
  readonly isBuilding: boolean;
}

const coordinatesName = ({ lat, lng }: LatLng): string => `${lat}, ${lng}`;

/** The point a text that is a code stands for; undefined when it is none, null when it is one that cannot be placed. */
function pointOf(
  recognised: RecognisedLocation,
  context: CodeContext,
  { near, lang = 'fr' }: SearchOptions,
): CodedPoint | null | undefined {
  if (recognised.kind === 'smartCode') {
    return { point: recognised.cell.center, name: recognised.code, isBuilding: true };
  }
  if (recognised.kind === 'coordinates') {
    return { point: recognised.point, name: coordinatesName(recognised.point), isBuilding: true };
  }
  if (recognised.kind !== 'plusCode') return undefined;
  let { code } = recognised;
  if (recognised.isShort) {
    const reference = recognised.locality === '' ? near : context.locate(recognised.locality, lang);
    if (reference === undefined) return null;
    code = recoverPlusCode(code, reference);
  }
  const cell = decodePlusCode(code);
  return { point: cell.center, name: code, isBuilding: cell.length >= BUILDING_DIGITS };
}

function passes(place: Place, { governorate, postal, types, near, radius }: SearchOptions): boolean {
  if (types !== undefined && !types.includes('code')) return false;
  if (postal !== undefined && !place.postalCode.startsWith(postal.trim())) return false;
  if (near !== undefined && radius !== undefined && distanceMeters(near, place.location) > radius)
    return false;
  if (governorate === undefined) return true;
  return [place.governorateCode, place.governorate].some(
    (name) => name.toLowerCase() === governorate.trim().toLowerCase(),
  );
}

/**
 * What a query that is itself an address code, a plus code or a coordinate pair stands for.
 * @returns undefined when the query is none of these (a postal code and words are for the search); null when it is one
 * but stands for nothing that may be shown: outside Tunisia, a short plus code without a reference, filtered away
 */
export function codeMatch(
  query: string,
  context: CodeContext,
  options: SearchOptions = {},
): PlaceMatch | null | undefined {
  const { near, lang = 'fr' } = options;
  const recognised = recogniseLocation(query, near === undefined ? {} : { near });
  const coded = pointOf(recognised, context, options);
  if (coded === undefined || coded === null) return coded;
  const place = codePlace(context, coded.point, coded.name, lang);
  if (place === null || !passes(place, options)) return null;
  return {
    ...place,
    accuracy: coded.isBuilding ? 'rooftop' : 'locality',
    score: 1,
    kind: 'code',
    highlight: [[0, coded.name.length]],
    corrections: [],
    distanceMeters: near === undefined ? null : distanceMeters(near, place.location),
  };
}
