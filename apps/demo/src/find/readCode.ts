import {
  decodePlusCode,
  parseSmartCode,
  recogniseLocation,
  recoverPlusCode,
  type Bounds,
  type InvalidCodeReason,
  type LatLng,
} from '@smart-address/codes';
import type { Gazetteer } from '@smart-address/gazetteer';
import { typedOf } from './spelling.ts';

export type CodeReading =
  | { readonly kind: 'empty' }
  /** Right so far, and not yet as long as a code. */
  | { readonly kind: 'unfinished' }
  | {
      readonly kind: 'found';
      /** In canonical form; coordinates as they were given. */
      readonly code: string;
      readonly type: 'A' | 'B' | 'plus' | 'coordinates';
      readonly point: LatLng;
      /** Null for coordinates. */
      readonly cell: Bounds | null;
    }
  /** A short plus code without the town that completes it. */
  | { readonly kind: 'needsTown'; readonly code: string }
  | {
      readonly kind: 'wrong';
      readonly reason: InvalidCodeReason;
      /** Codes that were probably meant. */
      readonly suggestions: readonly string[];
    }
  /** An address or a name: another tool's. */
  | { readonly kind: 'words' };

/** Characters of the shortest code. */
const SHORTEST = 10;

/**
 * Reads a code as it is typed, pasted or dictated, on the device.
 *
 * @param near where suggestions are looked for first
 */
export function readCode(text: string, gazetteer: Gazetteer | null, near?: LatLng): CodeReading {
  const typed = typedOf(text);
  if (typed.trim() === '') return { kind: 'empty' };
  const focus = { near, covers: gazetteer?.covers };
  const recognised = recogniseLocation(typed, focus);
  switch (recognised.kind) {
    case 'coordinates': {
      const { point } = recognised;
      return { kind: 'found', type: 'coordinates', code: typed.trim(), point, cell: null };
    }
    case 'smartCode': {
      const { format, code, cell } = recognised;
      return { kind: 'found', type: format, code, point: cell.center, cell };
    }
    case 'plusCode':
      return readPlusCode(recognised, gazetteer);
    default:
      return readDoubtful(typed, focus);
  }
}

function readPlusCode(
  {
    code,
    isShort,
    locality,
  }: { readonly code: string; readonly isShort: boolean; readonly locality: string },
  gazetteer: Gazetteer | null,
): CodeReading {
  const [town] = isShort && locality !== '' ? (gazetteer?.search(locality, { limit: 1 }) ?? []) : [];
  if (isShort && !town) return { kind: 'needsTown', code };
  const full = town ? recoverPlusCode(code, town.location) : code;
  const cell = decodePlusCode(full);
  return { kind: 'found', type: 'plus', code: full, point: cell.center, cell };
}

function readDoubtful(typed: string, focus: Parameters<typeof parseSmartCode>[1]): CodeReading {
  const symbols = typed.normalize('NFKC').replace(/[^\p{L}\p{N}]/gu, '');
  // Only a code can be meant here, so a plain run of digits is read as one too.
  const parsed = parseSmartCode(typed, focus);
  if (parsed.ok) return readCode(parsed.code, null);
  const { reason, suggestions } = parsed;
  const looksLikeCode = /\p{N}/u.test(symbols) && symbols.length <= 16;
  if (symbols.length < SHORTEST && suggestions.length === 0)
    return looksLikeCode || symbols.length < 3 ? { kind: 'unfinished' } : { kind: 'words' };
  return looksLikeCode || suggestions.length > 0 ? { kind: 'wrong', reason, suggestions } : { kind: 'words' };
}
