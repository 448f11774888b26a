import type { LatLng } from '@smart-address/codes';
import type { SearchOptions } from '../../types.ts';

const MOST_RESULTS = 20;
const DEFAULT_LIMIT = 5;

/** Whether a value is a point: a position that is still being determined is not. */
export const isPoint = (near: LatLng | null | undefined): boolean =>
  Number.isFinite(near?.lat) && Number.isFinite(near?.lng);

/** A filter as text, with Arabic digits as 0 to 9; anything but text and numbers is ignored. */
const written = (filter: unknown): string =>
  typeof filter === 'string' || typeof filter === 'number'
    ? String(filter)
        .trim()
        .replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (figure) => String(figure.charCodeAt(0) & 15))
    : '';

/** Normalises the options: null, an empty text and an invalid point count as absent. */
export function readOptions(
  asked: SearchOptions | null | undefined,
): SearchOptions & { readonly limit: number; readonly lang: NonNullable<SearchOptions['lang']> } {
  const { near, radius, types, governorate, postal, limit, lang } = asked ?? {};
  const regions = governorate === undefined ? [] : [governorate].flat().map(written).filter(Boolean);
  const digits = written(postal);
  const rows = Math.trunc(Number(limit ?? DEFAULT_LIMIT));
  return {
    limit: Number.isNaN(rows) ? DEFAULT_LIMIT : Math.max(1, Math.min(MOST_RESULTS, rows)),
    lang: lang ?? 'fr',
    ...(near && isPoint(near) ? { near, ...(typeof radius === 'number' ? { radius } : {}) } : {}),
    ...(Array.isArray(types) ? { types } : {}),
    ...(regions.length > 0 ? { governorate: regions } : {}),
    ...(digits ? { postal: digits } : {}),
  };
}
