import {
  decodePlusCode,
  decodeSmartCode,
  encodeSmartCode,
  type InvalidCodeReason,
  isFullPlusCode,
  type LatLng,
  LocationCodeError,
  parseSmartCode,
  type PlusCodeCell,
  recogniseLocation,
  recoverPlusCode,
  type SmartCodeCell,
  type SmartCodeParse,
} from '@smart-address/codes';
import type { Gazetteer } from '@smart-address/gazetteer';
import { coveredPointOf } from './coverage.ts';

type Slip = Extract<SmartCodeParse, { readonly ok: false }>;
type CodeFormat = 'A' | 'B' | 'plus';

/** A text parsed as a code of one of the three kinds. */
export type ReadCode =
  | {
      readonly ok: true;
      readonly format: CodeFormat;
      /** In canonical form. */
      readonly normalized: string;
      /** The cell of the code. */
      readonly cell: Pick<SmartCodeCell, 'south' | 'west' | 'north' | 'east' | 'center'>;
      readonly plusCode: string;
      /**
       * The address code whose record the text stands for. A plus code of 10 digits is a cell of code B, a longer one lies in one of code
       * A. Null for a plus code so far from Tunisia that there are no address codes.
       */
      readonly address: { readonly format: 'A' | 'B'; readonly code: string } | null;
    }
  | {
      readonly ok: false;
      readonly format: CodeFormat | null;
      readonly reason: InvalidCodeReason;
      readonly position: number | null;
      readonly suggestions: readonly string[];
    };

/** `R54J+JJ Tunis` whose plus was decoded as a space. */
const spacedShortCode = /^\s*([2-9CFGHJMPQRVWX]{4}) ([2-9CFGHJMPQRVWX]{2,3})[\s,]+(?=\p{L})/iu;

/** Whether reading a text as a code takes a search: that of the place beside a short plus code. */
export function namesPlace(text: string): boolean {
  const recognised = recogniseLocation(text);
  const isShort = recognised.kind === 'plusCode' && recognised.isShort && recognised.locality !== '';
  return isShort || spacedShortCode.test(text);
}

/** Parses a code as people type it. Never throws. A short plus code is completed by the place written beside it. */
export function readCode(text: string, gazetteer: Gazetteer, near?: LatLng): ReadCode {
  const plusCode = restorePlus(text, gazetteer);
  if (/[+＋]/.test(plusCode)) return readPlusCode(plusCode, gazetteer);
  const parsed = parseSmartCode(text, {
    near,
    covers: gazetteer.covers,
    remoteness: (point) => gazetteer.nearest(point)?.distanceMeters ?? Infinity,
  });
  if (!parsed.ok && spacedShortCode.test(text)) {
    const read = readPlusCode(text.replace(spacedShortCode, '$1+$2 '), gazetteer);
    if (read.ok) return read;
  }
  if (!parsed.ok) {
    const { reason, position, suggestions } = parsed;
    return {
      ok: false,
      format: formatOf(text, reason),
      reason,
      position,
      suggestions: suggestions.slice(0, 3),
    };
  }
  const cell = decodeSmartCode(parsed.code);
  return {
    ok: true,
    format: parsed.format,
    normalized: parsed.code,
    cell,
    plusCode: cell.plusCode,
    address: { format: parsed.format, code: parsed.code },
  };
}

function formatOf(text: string, reason: InvalidCodeReason): CodeFormat | null {
  if (reason === 'BAD_LENGTH') return null;
  return /^\W*tn/i.test(text.normalize('NFKC')) ? 'B' : 'A';
}

function readPlusCode(text: string, gazetteer: Gazetteer): ReadCode {
  const recognised = recogniseLocation(text);
  if (recognised.kind !== 'plusCode') {
    const almost = recognised.kind === 'text' ? recognised.almost : undefined;
    const isSlip = almost?.ok === false && almost.suggestions.length > 0;
    return isSlip ? refuseSlip(text, almost) : refusePlusCode(text);
  }
  const code = recognised.isShort
    ? complete(recognised.code, recognised.locality, gazetteer)
    : recognised.code;
  if (code === null || !isFullPlusCode(code)) return refuse('BAD_LENGTH');
  const cell = decodePlusCode(code);
  // A shorter code is an area of 275 m or more, which is no address.
  if (cell.length < 10) return refuse('BAD_LENGTH');
  return { ok: true, format: 'plus', normalized: code, cell, plusCode: code, address: addressOf(cell) };
}

function complete(short: string, locality: string, gazetteer: Gazetteer): string | null {
  if (locality === '') return null;
  const [place] = gazetteer.search(locality, { limit: 1 });
  return place ? recoverPlusCode(short, place.location) : null;
}

function addressOf(cell: PlusCodeCell): { readonly format: 'A' | 'B'; readonly code: string } | null {
  const format = cell.length === 10 ? 'B' : 'A';
  try {
    return { format, code: encodeSmartCode(cell.center, format) };
  } catch (error) {
    if (error instanceof LocationCodeError) return null;
    throw error;
  }
}

/** A plus code with a slip, such as B for 8. Its position was counted without the spaces before it. */
function refuseSlip(text: string, { reason, position, suggestions }: Slip): ReadCode {
  const spaces = text.length - text.trimStart().length;
  return refuse(reason, position === null ? null : position + spaces, suggestions);
}

function refusePlusCode(text: string): ReadCode {
  const position = text.search(/[^\s23456789CFGHJMPQRVWX+＋0]/i);
  return position < 0 ? refuse('BAD_LENGTH') : refuse('BAD_CHARACTER', position);
}

function refuse(
  reason: InvalidCodeReason,
  position: number | null = null,
  suggestions: readonly string[] = [],
): ReadCode {
  return { ok: false, format: 'plus', reason, position, suggestions };
}

const spaced = /^\s*([2-9CFGHJMPQRVWX]{8}) ([2-9CFGHJMPQRVWX]{2,7})\s*$/i;

/**
 * Restores the sign of a full plus code of Tunisia. An unescaped `+` in a query is decoded as a space. Eight digits, one space and the rest
 * would otherwise look like a mistyped code A. Any other text is returned unchanged.
 */
export function restorePlus(text: string, gazetteer: Gazetteer): string {
  const [, area, rest] = spaced.exec(text) ?? [];
  const code = `${area}+${rest}`.toUpperCase();
  if (area === undefined || !isFullPlusCode(code)) return text;
  return coveredPointOf(gazetteer, decodePlusCode(code)) === null ? text : code;
}
