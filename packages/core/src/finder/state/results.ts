import type { AddressResult } from '@smart-address/gazetteer';
import { ADDRESS_TEXTS } from './parts.ts';
import type { FinderOption } from './types.ts';
import { isAccuracy, isLocation } from '../../guards.ts';
import { MAX_LABEL, MAX_NAME, MAX_ROWS, isText, readText } from '../../readText.ts';
import { readCoordinate, tellNoPoint } from '../../readPoint.ts';
import { warnOnce } from '../../report.ts';

/** The maximum number of options; all of them are rendered, so that their count and positions are correct. */
const MAX_OPTIONS = 10;

/** Every type of a result; each has its word in `messages.ts`, or does not compile there. */
export const PLACE_TYPES = [
  'address',
  'street',
  'locality',
  'postal',
  'delegation',
  'governorate',
  'code',
] as const;
const isPlaceType = (value: unknown): boolean => (PLACE_TYPES as readonly unknown[]).includes(value);

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** The properties of what another vendor gave or threw; none for what has no properties. */
export const asRecord = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});

const CODES = ['smartCode', 'smartcode', 'plusCode'];

/** Whether a text can be displayed and submitted as it is. */
const isReadable = (text: unknown, limit: number): text is string =>
  typeof text === 'string' && readText(text, limit) === text;

/** A loop over names alone: ten rows are asked on each key. */
function hasTexts(value: unknown, names: readonly string[]): value is Record<string, unknown> {
  if (!isRecord(value)) return false;
  for (const name of names) if (!isReadable(value[name], MAX_NAME)) return false;
  return true;
}

/** A record with all of its texts: numbers become text, anything else that is not text is dropped. */
function withTexts(value: unknown, names: readonly string[]): Record<string, unknown> {
  const given = asRecord(value);
  const complete = { ...given };
  for (const name of names) {
    // Not of the copy: an instance of a team's class has its texts in its prototype.
    const text = given[name];
    complete[name] = name === 'country' && !isText(text) ? 'TN' : readText(text, MAX_NAME);
  }
  return complete;
}

const isAddress = (value: unknown): value is Record<(typeof ADDRESS_TEXTS)[number], string> =>
  hasTexts(value, ADDRESS_TEXTS);

/**
 * A stored address with all of its parts: those that are missing or null are empty. Null for what is no address, or cannot be copied,
 * as a form does.
 */
export function readAddress(value: unknown): AddressResult['address'] | null {
  try {
    const address = isRecord(value) && !isAddress(value) ? withTexts(value, ADDRESS_TEXTS) : value;
    JSON.stringify(address);
    return isAddress(address) ? address : null;
  } catch {
    return null;
  }
}

/** A list that can be walked. */
const isShort = (value: unknown): value is unknown[] => Array.isArray(value) && value.length <= MAX_LABEL;

/** Whether two coordinates are a point, or both unknown until the address is retrieved. */
const isPointOrNone = ({ lat, lng }: Record<string, unknown>): boolean =>
  isLocation({ lat, lng }) || (Number.isNaN(lat) && Number.isNaN(lng));

/** Whether a result has every field that our own results have. */
function isAddressResult(value: unknown): value is AddressResult {
  return (
    hasTexts(value, CODES) &&
    typeof value['id'] === 'string' &&
    isReadable(value['label'], MAX_LABEL) &&
    isPlaceType(value['type']) &&
    isShort(value['highlight']) &&
    isRecord(value['match']) &&
    isShort(value['match']['corrections']) &&
    isAddress(value['address']) &&
    isRecord(value['location']) &&
    isPointOrNone(value['location']) &&
    isAccuracy(value['location']['accuracy'])
  );
}

/** Without a point a row's coordinates are null where they were stored as JSON, or come from a database. */
const coordinateOf = (value: unknown): unknown => (value === null ? NaN : readCoordinate(value));

/** The coordinates of a row: not a number where they are no point of the Earth, which is told in the console. */
function coordinatesOf(location: Record<string, unknown>): Record<'lat' | 'lng', unknown> {
  const point = { lat: coordinateOf(location['lat']), lng: coordinateOf(location['lng']) };
  const isKnown = [point.lat, point.lng].every((each) => typeof each === 'number' && !Number.isNaN(each));
  if (!isKnown || isLocation(point)) return point;
  tellNoPoint("a row's location");
  return { lat: NaN, lng: NaN };
}

const listOf = (value: unknown, limit: number): unknown[] =>
  Array.isArray(value) ? value.slice(0, limit) : [];

function completed(value: Record<string, unknown>): unknown {
  const { id, label, type } = value;
  const location = asRecord(value['location'] ?? { lat: null, lng: null });
  const { accuracy } = location;
  const match = asRecord(value['match']);
  return {
    distanceMeters: null,
    ...withTexts(value, CODES),
    id: typeof id === 'number' ? String(id) : id,
    label: typeof label === 'string' ? readText(label, MAX_LABEL) : label,
    type: isPlaceType(type) ? type : 'locality',
    highlight: listOf(value['highlight'], MAX_LABEL),
    match: { score: 0, kind: 'prefix', ...match, corrections: listOf(match['corrections'], MAX_LABEL) },
    address: withTexts(value['address'], ADDRESS_TEXTS),
    location: {
      ...location,
      ...coordinatesOf(location),
      accuracy: isAccuracy(accuracy) ? accuracy : 'locality',
    },
  };
}

/**
 * A result from outside (another vendor's provider, the browser's storage) as it can be displayed and picked, or null. An id and a
 * label suffice; what is missing, null or of another kind is empty. Without a location its coordinates are not a number.
 */
export function readResult(value: unknown): AddressResult | null {
  try {
    const result = isAddressResult(value) ? value : completed(asRecord(value));
    if (!isAddressResult(result)) return null;
    // A row whose address a form could not copy would submit its text alone.
    JSON.stringify(result.address);
    return result;
  } catch {
    // A getter of theirs threw. Without this row the others are still displayed.
    return null;
  }
}

/** A result from outside that can be displayed, or null. What is wrong with it is told in the console, once per page. */
function readRow(value: unknown): AddressResult | null {
  const result = readResult(value);
  // A row without a name could be neither read nor announced.
  if (result !== null && result.label.trim() !== '') return result;
  warnOnce(
    'A result cannot be displayed. Set an id, a label and a location { lat, lng }, two numbers in degrees, or none if retrieve gives it.',
  );
  return null;
}

/** Results from outside that can be displayed, of the first hundred. */
export const readResults = (results: readonly unknown[]): AddressResult[] =>
  listOf(results, MAX_ROWS)
    .map(readRow)
    .filter((result) => result !== null);

/**
 * Rows for an answer: valid results only, each id once, at most ten. A recent address with the same id and another label is a
 * different one.
 */
export function optionsOf(results: unknown, query: string, isRecent: boolean): FinderOption[] {
  const options: FinderOption[] = [];
  const seen = new Set<string>();
  for (const value of listOf(results, MAX_ROWS)) {
    const result = readRow(value);
    if (result === null) continue;
    const id = isRecent && seen.has(result.id) ? `${result.id} ${result.label}` : result.id;
    if (seen.has(id)) continue;
    seen.add(id);
    const note = isRecent ? '' : readText(asRecord(value)['note'], MAX_NAME);
    options.push({ id, index: options.length, query, result, isRecent, note });
    if (options.length === MAX_OPTIONS) break;
  }
  return options;
}
