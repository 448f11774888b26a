import type { LatLng } from '@smart-address/codes';
import type { SearchOptions } from '../types.ts';

const MOST_RESULTS = 20;
const DEFAULT_LIMIT = 5;

/** Whether a value is a point: a position still being found is no place to be near or in. */
export const isPoint = (near: LatLng | null | undefined): boolean =>
  Number.isFinite(near?.lat) && Number.isFinite(near?.lng);

/** A filter as text, figures of either script as 0 to 9; what is neither text nor a number filters nothing. */
const written = (filter: unknown): string =>
  typeof filter === 'string' || typeof filter === 'number'
    ? String(filter)
        .trim()
        .replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (figure) => String(figure.charCodeAt(0) & 15))
    : '';

/** The options as they are meant: null, an empty text and a point that is none are as if they were not given. */
export function readOptions(
  asked: SearchOptions | null | undefined,
): SearchOptions & { readonly limit: number; readonly lang: NonNullable<SearchOptions['lang']> } {
  const { near, radius, types, governorate, postal, limit, lang } = asked ?? {};
  const [region, digits] = [written(governorate), written(postal)];
  const rows = Math.trunc(Number(limit ?? DEFAULT_LIMIT));
  return {
    limit: Number.isNaN(rows) ? DEFAULT_LIMIT : Math.max(1, Math.min(MOST_RESULTS, rows)),
    lang: lang ?? 'fr',
    ...(near && isPoint(near) ? { near, ...(typeof radius === 'number' ? { radius } : {}) } : {}),
    ...(Array.isArray(types) ? { types } : {}),
    ...(region ? { governorate: region } : {}),
    ...(digits ? { postal: digits } : {}),
  };
}
