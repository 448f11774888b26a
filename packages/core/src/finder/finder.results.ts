import type { AddressResult, PlaceType } from '@smart-address/gazetteer';
import type { FinderOption } from './finder.types.ts';
import { readCoordinate } from './finder.value.ts';

/** The maximum number of options; all of them are rendered, so that their count and positions are correct. */
const MAX_OPTIONS = 10;

const PLACE_TYPES: readonly unknown[] = [
  'address',
  'street',
  'locality',
  'postal',
  'delegation',
  'governorate',
  'code',
] satisfies PlaceType[];

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Whether a result has every field that our own results have. */
function isAddressResult(value: unknown): value is AddressResult {
  return (
    isRecord(value) &&
    typeof value['id'] === 'string' &&
    typeof value['label'] === 'string' &&
    PLACE_TYPES.includes(value['type']) &&
    typeof value['plusCode'] === 'string' &&
    typeof value['smartCode'] === 'string' &&
    Array.isArray(value['highlight']) &&
    hasCorrections(value['match']) &&
    hasParts(value['address']) &&
    isRecord(value['location']) &&
    Number.isFinite(value['location']['lat']) &&
    Number.isFinite(value['location']['lng'])
  );
}

const NO_PARTS: AddressResult['address'] = {
  houseNumber: '',
  street: '',
  locality: '',
  delegation: '',
  governorate: '',
  governorateCode: '',
  postalCode: '',
  country: 'TN',
};
const PARTS = Object.entries(NO_PARTS);

function hasParts(address: unknown): boolean {
  return isRecord(address) && PARTS.every(([part]) => typeof address[part] === 'string');
}

/** An address with all of its parts: numbers become text, anything else that is not text is dropped. */
function readParts(address: unknown): Record<string, unknown> {
  const given = isRecord(address) ? address : {};
  const read = ([part, without]: (typeof PARTS)[number]) => {
    const text = given[part];
    return [part, typeof text === 'string' || Number.isFinite(text) ? String(text) : without];
  };
  return { ...given, ...Object.fromEntries(PARTS.map(read)) };
}

function isCorrection(value: unknown): boolean {
  return isRecord(value) && typeof value['from'] === 'string' && typeof value['to'] === 'string';
}

function hasCorrections(match: unknown): boolean {
  return isRecord(match) && Array.isArray(match['corrections']) && match['corrections'].every(isCorrection);
}

function readMatch(match: unknown): Record<string, unknown> {
  const given = isRecord(match) ? match : {};
  const { corrections } = given;
  const usable = Array.isArray(corrections) ? corrections.filter(isCorrection) : [];
  return { score: 0, kind: 'prefix', ...given, corrections: usable };
}

function completed(value: Record<string, unknown>): unknown {
  const { id, label, type, highlight, location } = value;
  const point = isRecord(location) ? location : {};
  const textOf = (field: string) => (typeof value[field] === 'string' ? value[field] : '');
  return {
    distanceMeters: null,
    ...value,
    id: typeof id === 'number' ? String(id) : id,
    label,
    type: PLACE_TYPES.includes(type) ? type : 'locality',
    highlight: Array.isArray(highlight) ? highlight : [],
    match: readMatch(value['match']),
    smartCode: textOf('smartCode'),
    smartcode: textOf('smartcode'),
    plusCode: textOf('plusCode'),
    address: readParts(value['address']),
    location: {
      ...point,
      lat: readCoordinate(point['lat']),
      lng: readCoordinate(point['lng']),
      accuracy: point['accuracy'] ?? 'locality',
    },
  };
}

/**
 * A result from outside (another vendor's provider, the browser's storage) as it can be displayed and picked, or null. An id, a
 * label and a point suffice; what is missing, null or of another kind is empty.
 */
export function readResult(value: unknown): AddressResult | null {
  try {
    if (isAddressResult(value)) return value;
    const result = isRecord(value) ? completed(value) : null;
    return isAddressResult(result) ? result : null;
  } catch {
    // A getter of theirs threw. Without this row the others are still displayed.
    return null;
  }
}

/**
 * Rows for an answer: valid results only, each id once, at most ten. A recent address with the same id and another label is a
 * different one.
 */
export function optionsOf(results: unknown, query: string, isRecent: boolean): FinderOption[] {
  const options: FinderOption[] = [];
  const seen = new Set<string>();
  if (!Array.isArray(results)) return options;
  for (const each of results) {
    const result = readResult(each);
    // A row without a name could be neither read nor announced.
    if (result === null || result.label.trim() === '') continue;
    const id = isRecent && seen.has(result.id) ? `${result.id} ${result.label}` : result.id;
    if (seen.has(id)) continue;
    seen.add(id);
    options.push({ id, index: options.length, query, result, isRecent });
    if (options.length === MAX_OPTIONS) break;
  }
  return options;
}
