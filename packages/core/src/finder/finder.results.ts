import type { AddressResult, PlaceType } from '@smart-address/gazetteer';
import type { FinderOption } from './finder.types.ts';

/** The most options a list shows; all of them are rendered, so that their count and places are true. */
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

/** Whether an answer from outside (a source of someone else's, a browser's storage) can be shown and picked. */
export function isAddressResult(value: unknown): value is AddressResult {
  return (
    isRecord(value) &&
    typeof value['id'] === 'string' &&
    typeof value['label'] === 'string' &&
    PLACE_TYPES.includes(value['type']) &&
    typeof value['plusCode'] === 'string' &&
    typeof value['smartCode'] === 'string' &&
    Array.isArray(value['highlight']) &&
    isRecord(value['address']) &&
    isRecord(value['location']) &&
    Number.isFinite(value['location']['lat']) &&
    Number.isFinite(value['location']['lng'])
  );
}

/** Rows for an answer: what can be shown, each id once, at most ten. */
export function optionsOf(results: unknown, query: string, isRecent: boolean): FinderOption[] {
  const options: FinderOption[] = [];
  const seen = new Set<string>();
  if (!Array.isArray(results)) return options;
  for (const result of results) {
    if (!isAddressResult(result) || seen.has(result.id)) continue;
    seen.add(result.id);
    options.push({ id: result.id, place: options.length, query, result, isRecent });
    if (options.length === MAX_OPTIONS) break;
  }
  return options;
}
