import {
  decodePlusCode,
  distanceMeters,
  recogniseLocation,
  recoverPlusCode,
  refusedLocation,
  type LatLng,
  type RecognisedLocation,
} from '@smart-address/codes';
import type { Lang, Place, PlaceMatch, SearchOptions } from '../types.ts';
import { readingOfCode } from '../search/reading/reading.ts';
import { readOptions } from '../search/read/readOptions.ts';
import { codePlace, type Surroundings } from './codePlace.ts';

/** Digits from which a plus code counts as a rooftop: a cell of 14 m. */
const BUILDING_DIGITS = 10;

export interface CodeContext extends Surroundings {
  /** The point of the place that completes a short plus code, such as "Tunis" in "R54J+JJ Tunis". */
  locate(name: string, lang: Lang): LatLng | undefined;
  /** ISO 3166-2 code of a governorate filter. */
  governorateCode(asked: string): string | undefined;
}

interface CodedPoint {
  readonly point: LatLng;
  /** The code in canonical form. */
  readonly name: string;
  readonly isBuilding: boolean;
}

/** Rounds to the seventh decimal, a centimetre: minutes and seconds have endless decimals. */
const coordinatesName = ({ lat, lng }: LatLng): string =>
  `${Number(lat.toFixed(7))}, ${Number(lng.toFixed(7))}`;

/** The full code of a short one beside a place. It is the nearest one in Tunisia, because the very nearest may be in the sea or abroad. */
function recovered(code: string, reference: LatLng, { covers }: CodeContext): string {
  const codes = [0, 1, -1].flatMap((north) =>
    [0, 1, -1].map((east) =>
      recoverPlusCode(code, { lat: reference.lat + north, lng: reference.lng + east }),
    ),
  );
  const away = (full: string): number => distanceMeters(reference, decodePlusCode(full).center);
  const inside = codes.filter((full) => covers(decodePlusCode(full).center));
  return inside.sort((a, b) => away(a) - away(b))[0] ?? codes[0] ?? code;
}

/** The first two digits of every plus code in Tunisia, which address codes leave out. */
const TUNISIA = '8F';
const SEPARATOR_AT = 8;
const UNFINISHED =
  /^([2-9](?=[9CFGH])(?=.?.?.?[CFGHJMPQRVWX])[2-9CFGHJMPQRVWX]{3})(?:[- ]?([2-9CFGHJMPQRVWX]{1,4}))?(?:[- ]([2-9CFGHJMPQRVWX]?))?$/;

/** A plus code without its tenth digit. */
const NINE_DIGITS = /^(8F[2-9CFGHJMPQRVWX]{6}\+)[2-9CFGHJMPQRVWX]$/;

/** The area, as a plus code, of an incomplete address code or plus code; undefined for any other text. */
function areaOfUnfinished(text: string): string | undefined {
  const eight = NINE_DIGITS.exec(text.trim().toUpperCase())?.[1];
  if (eight !== undefined) return eight;
  const [, first = '', second = '', third = ''] = UNFINISHED.exec(text.trim().toUpperCase()) ?? [];
  if (first === '' || (third !== '' && second.length < 4)) return undefined;
  const typed = TUNISIA + first + second + third;
  const digits = typed.slice(0, typed.length > SEPARATOR_AT + 2 ? undefined : typed.length & ~1);
  return `${digits.slice(0, SEPARATOR_AT).padEnd(SEPARATOR_AT, '0')}+${digits.slice(SEPARATOR_AT)}`;
}

/** The point of a text that is a code; undefined if it is none, null if it cannot be located. */
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
  let code: string | undefined;
  if (recognised.kind === 'text') code = areaOfUnfinished(recognised.text);
  else if (recognised.kind === 'plusCode') ({ code } = recognised);
  if (code === undefined) return undefined;
  if (recognised.kind === 'plusCode' && recognised.isShort) {
    const reference = recognised.locality === '' ? near : context.locate(recognised.locality, lang);
    if (reference === undefined) return null;
    code = recovered(code, reference, context);
  }
  const cell = decodePlusCode(code);
  return { point: cell.center, name: code, isBuilding: cell.length >= BUILDING_DIGITS };
}

function passes(
  place: Place,
  { governorate, postal, types, near, radius }: SearchOptions,
  context: CodeContext,
): boolean {
  if (types !== undefined && !types.includes('code')) return false;
  if (postal !== undefined && !place.postalCode.startsWith(postal)) return false;
  if (near !== undefined && radius !== undefined && distanceMeters(near, place.location) > radius)
    return false;
  return (
    governorate === undefined ||
    [governorate].flat().some((asked) => place.governorateCode === context.governorateCode(asked))
  );
}

/** The places of the codes that a mistyped one may have meant, in Tunisia only. */
function nearMisses(
  query: string,
  recognised: RecognisedLocation,
  context: CodeContext,
  options: SearchOptions,
): PlaceMatch[] | undefined {
  if (recognised.kind !== 'text' || recognised.almost === undefined || recognised.almost.ok) return undefined;
  const { near, lang = 'fr' } = options;
  const matches: PlaceMatch[] = [];
  for (const suggestion of recognised.almost.suggestions) {
    // With the likely character put in, the text may still not be a code.
    const meant = recogniseLocation(suggestion);
    const coded = meant.kind === 'text' ? undefined : pointOf(meant, context, options);
    const place = coded ? codePlace(context, coded.point, coded.name, lang) : null;
    if (!coded || place === null || !passes(place, options, context)) continue;
    matches.push({
      ...place,
      score: Math.round(500 / (matches.length + 1)) / 1000,
      kind: 'fuzzy',
      highlight: [[0, coded.name.length]],
      corrections: [{ from: recognised.text, to: coded.name }],
      reading: readingOfCode(query, coded.name),
      distanceMeters: near === undefined ? null : distanceMeters(near, place.location),
    });
  }
  return matches.length > 0 ? matches : undefined;
}

/**
 * The matches of a query that is an address code, a plus code or a coordinate pair. For a mistyped code, the codes it may have meant, for
 * the person to choose from.
 * @returns undefined if the query is none of these (the search handles postal codes and words). Empty if it is one but has no valid place.
 * It is outside Tunisia, a short plus code without a reference, a link that names no point, or filtered out.
 */
export function codeMatches(
  query: string,
  context: CodeContext,
  asked?: SearchOptions,
): PlaceMatch[] | undefined {
  const options = readOptions(asked);
  const { near, lang } = options;
  const recognised = recogniseLocation(query, {
    near,
    covers: context.covers,
    remoteness: (point) => context.nearest(point)?.distanceMeters ?? Infinity,
  });
  const coded = pointOf(recognised, context, options);
  if (coded === undefined)
    return refusedLocation(query) === null ? nearMisses(query, recognised, context, options) : [];
  const place = coded === null ? null : codePlace(context, coded.point, coded.name, lang);
  if (coded === null || place === null || !passes(place, options, context)) return [];
  return [
    {
      ...place,
      accuracy: coded.isBuilding ? 'rooftop' : 'locality',
      score: 1,
      kind: 'code',
      highlight: [[0, coded.name.length]],
      corrections: [],
      reading: readingOfCode(query, coded.name),
      distanceMeters: near === undefined ? null : distanceMeters(near, place.location),
    },
  ];
}
