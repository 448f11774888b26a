import { toAsciiDigits } from './typedCharacters.ts';
import type { LatLng } from '../types.ts';

/** A number of degrees with a decimal point. */
const DOT = String.raw`[+-]?\d{1,3}(?:\.\d+)?`;
/** The same with either decimal sign, where a comma cannot mean anything else. */
const ANY = String.raw`[+-]?\d{1,3}(?:[.,]\d+)?`;
/** Degrees, minutes, seconds of one angle, each but the first optional, by their signs or by spaces. */
const ANGLE = new RegExp(
  String.raw`^([+-])?(\d{1,3}(?:[.,]\d+)?)(?: ?[° :] ?(?:(\d{1,2}(?:[.,]\d+)?)(?: ?[' :] ?(?:(\d{1,2}(?:[.,]\d+)?) ?"?)?)?)?)?$`,
);
const DOT_PAIR = new RegExp(`^(${DOT})( ?[,;/|] ?| )(${DOT})$`);
const COMMA_PAIR = /^([+-]?\d{1,3},\d+)(?: ?[,;/|] ?| )([+-]?\d{1,3},\d+)$/;
const LAT_LABEL = 'LAT|LATITUDE';
const LNG_LABEL = 'LNG|LON|LONG|LONGITUDE';
const LAT_THEN_LNG = new RegExp(
  `^"?(?:${LAT_LABEL})"? ?[:=]? ?(${ANY})°? ?[,;&]? ?"?(?:${LNG_LABEL})"? ?[:=]? ?(${ANY})°?$`,
);
const LNG_THEN_LAT = new RegExp(
  `^"?(?:${LNG_LABEL})"? ?[:=]? ?(${ANY})°? ?[,;&]? ?"?(?:${LAT_LABEL})"? ?[:=]? ?(${ANY})°?$`,
);
const WELL_KNOWN_TEXT = new RegExp(`^(?:SRID=4326; ?)?POINT ?\\( ?(${DOT}) (${DOT}) ?\\)$`);

/** Two angles with their signs and letters, among other words. */
const LETTERED_WITHIN =
  /(?:^|[^\d.,])(\d{1,3}(?:[.,]\d+)?°[\d'".,: ]*[NS]\b[ ,;/|]*\d{1,3}(?:[.,]\d+)?°[\d'".,: ]*[EWO]\b)/;
/** A number exact to a hundred metres, of no longer number's and not said to be south or west. */
const FINE = /(?:^|[^\d.]|(?:^|\D)\.)(-?\d{1,3}[.,]\d{3,}(?!\d|\.\d| ?°? ?[SWO]\b))/g;

const DIRECTIONS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:NORTH|NORD)\b|شمالا?ً?/g, 'N'],
  [/\b(?:SOUTH|SUD)\b|جنوبا?ً?/g, 'S'],
  [/\b(?:EAST|EST)\b|شرقا?ً?/g, 'E'],
  [/\b(?:WEST|OUEST)\b|غربا?ً?/g, 'W'],
];

/** One spelling for the signs people type: degree signs, primes and quotes, minus, Arabic comma and decimal separator. */
function fold(text: string): string {
  let folded = toAsciiDigits(
    text
      .replace(/[\u00BA\u02DA\u2218\u25E6]/g, '°')
      .replace(/[\u2018\u2019\u2032\u00B4\u02B9\u02BC`]/g, "'")
      .replace(/[\u201C\u201D\u201E\u2033\u3003]/g, '"')
      .replace(/\u066B/g, '.')
      .replace(/\u060C/g, ',')
      .replace(/\u061B/g, ';')
      .replace(/[\u2212\u2010-\u2013]/g, '-')
      .normalize('NFKC')
      .replace(/\p{Cf}/gu, ''),
  )
    .replace(/''/g, '"')
    .toUpperCase();
  for (const [words, letter] of DIRECTIONS) folded = folded.replace(words, letter);
  return folded.replace(/\s+/g, ' ').trim();
}

function degrees(text: string | undefined): number {
  return Number((text ?? '').replace(',', '.'));
}

/** A point, or null when one of the two is out of range. */
export function pointOf(lat: number, lng: number): LatLng | null {
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null;
}

/**
 * A pair without a word on its order is latitude first. It is turned round only when it cannot be meant so. Either it is no point of the
 * globe, or it is far from Tunisia, and its mirror image inside. No latitude of Tunisia is a longitude of it.
 */
function unlabelled(first: number, second: number): LatLng | null {
  const asGiven = pointOf(first, second);
  const turned = pointOf(second, first);
  if (asGiven === null) return turned;
  return turned !== null && isAroundTunisia(turned) ? turned : asGiven;
}

function isAroundTunisia({ lat, lng }: LatLng): boolean {
  return lat >= 30 && lat < 38 && lng >= 7 && lng < 12;
}

/** Decimal degrees of one angle written with or without minutes and seconds, or null. */
function readAngle(text: string): number | null {
  const match = ANGLE.exec(text.trim());
  if (match === null) return null;
  const [, sign, whole, minutes, seconds] = match;
  if (degrees(minutes) >= 60 || degrees(seconds) >= 60) return null;
  const value = degrees(whole) + degrees(minutes) / 60 + degrees(seconds) / 3600;
  return sign === '-' ? -value : value;
}

/** Two angles with a compass letter each, before or after them, in either order. O is the French west. */
function readLettered(text: string): LatLng | null {
  const letters = [...text.matchAll(/[NSEWO]/g)];
  const [first, second] = letters;
  if (first === undefined || second === undefined || letters.length !== 2) return null;
  const cut = first.index === 0 ? second.index : first.index + 1;
  const isSuffix = first.index > 0;
  if (isSuffix && second.index !== text.length - 1) return null;
  const halves = [text.slice(0, cut), text.slice(cut)].map((half) =>
    readAngle(half.replace(/[NSEWO]/, '').replace(/^[ ,;/|]+|[ ,;/|]+$/g, '')),
  );
  const signed = [first[0], second[0]].map((letter, index) => {
    const angle = halves[index] ?? null;
    if (angle === null) return null;
    return 'SWO'.includes(letter) ? -angle : angle;
  });
  const [a, b] = signed;
  if (a == null || b == null) return null;
  const isLat = [first[0], second[0]].map((letter) => 'NS'.includes(letter));
  if (isLat[0] === isLat[1]) return null;
  return isLat[0] === true ? pointOf(a, b) : pointOf(b, a);
}

/** Two angles with degree signs and no letters: latitude first. */
function readSigned(text: string): LatLng | null {
  const starts = [...text.matchAll(/[+-]?\d{1,3}(?:[.,]\d+)? ?°/g)];
  const second = starts[1];
  if (starts.length !== 2 || second === undefined) return null;
  const lat = readAngle(text.slice(0, second.index).replace(/[ ,;/|]+$/, ''));
  const lng = readAngle(text.slice(second.index));
  return lat === null || lng === null ? null : unlabelled(lat, lng);
}

function readDecimalPair(text: string): LatLng | null {
  const commas = COMMA_PAIR.exec(text);
  if (commas !== null) return unlabelled(degrees(commas[1]), degrees(commas[2]));
  const dots = DOT_PAIR.exec(text);
  if (dots === null) return null;
  const [, first = '', separator = '', second = ''] = dots;
  // Two whole numbers, or a whole one after a mere space, are any two numbers.
  const fractions = [first, second].filter((number) => number.includes('.')).length;
  if (fractions === 0 || (fractions === 1 && separator === ' ')) return null;
  return unlabelled(Number(first), Number(second));
}

/** The point of a folded text that has words, labels or a map's scale around it; two bare numbers are one in Tunisia only. */
function readWithin(folded: string): LatLng | null {
  const lettered = LETTERED_WITHIN.exec(folded);
  if (lettered?.[1] !== undefined) return readLettered(lettered[1]);
  const [first, second, ...more] = Array.from(folded.matchAll(FINE), ([, number = '']) => number);
  if (first === undefined || second === undefined || more.length > 0) return null;
  // A price in dinars has three decimals as well.
  if (!/[.,]\d{4}/.test(`${first} ${second}`)) return null;
  const point = unlabelled(degrees(first), degrees(second));
  return point !== null && isAroundTunisia(point) ? point : null;
}

/** The point among the words of a text, in Tunisia where nothing but two numbers says that it is one; null when there is none. */
export function findCoordinates(text: string): LatLng | null {
  return readWithin(fold(text));
}

/**
 * Reads a coordinate pair as people paste it, alone or among the words of a message. It may be decimal degrees with point or comma, degree
 * signs, minutes and seconds, compass letters or words, `lat`/`lng` labels, well-known text. Null when the text is anything else.
 */
export function readCoordinates(text: string): LatLng | null {
  // Two numbers at least, or there is nothing to fold.
  if (!/\p{Nd}\P{Nd}+\p{Nd}/u.test(text)) return null;
  const folded = fold(text);
  const wellKnown = WELL_KNOWN_TEXT.exec(folded);
  if (wellKnown !== null) return pointOf(Number(wellKnown[2]), Number(wellKnown[1]));
  const bare = folded
    .replace(/^[([{]+/, '')
    .replace(/[)\]}.,;]+$/, '')
    .trim();
  const latFirst = LAT_THEN_LNG.exec(bare);
  if (latFirst !== null) return pointOf(degrees(latFirst[1]), degrees(latFirst[2]));
  const lngFirst = LNG_THEN_LAT.exec(bare);
  if (lngFirst !== null) return pointOf(degrees(lngFirst[2]), degrees(lngFirst[1]));
  return readDecimalPair(bare) ?? readLettered(bare) ?? readSigned(bare) ?? readWithin(folded);
}
