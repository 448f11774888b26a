import {
  decodePlusCode,
  decodeSmartCode,
  parseSmartCode,
  recogniseLocation,
  recoverPlusCode,
  type LatLng,
} from '@smart-address/codes';
import type { Gazetteer } from '@smart-address/gazetteer';
import { roundLocation } from './location.ts';
import type { TypedProblem } from './state/types.ts';

export type TypedLocation =
  | { readonly ok: true; readonly location: LatLng }
  | { readonly ok: false; readonly problem: TypedProblem };

/** One word with a digit in it: if it is as long as a code, it is a mistyped code and not a name. */
const CODE_LIKE = /^(?=.*\d)\S+$/;
/** The start of a long text, for a sentence about it. */
const MAX_ECHO = 40;

export interface TypedContext {
  /** Where to look for a short plus code without a town: around the pin, or the visible map. */
  readonly near: LatLng | null;
  readonly gazetteer: Gazetteer | null;
}

/**
 * The point of a typed text: coordinates, or the middle of a code's cell. A short plus code is completed by the town beside it,
 * else by `near`. Never throws.
 */
export function readTypedLocation(text: string, { near, gazetteer }: TypedContext): TypedLocation {
  const trimmed = text.trim();
  const echo = trimmed.length > MAX_ECHO ? `${trimmed.slice(0, MAX_ECHO)}…` : trimmed;
  const fail = (problem: TypedProblem): TypedLocation => ({ ok: false, problem });
  const found = (point: LatLng): TypedLocation => ({ ok: true, location: roundLocation(point) });
  if (trimmed === '') return fail({ kind: 'empty' });
  const focus = { near: near ?? undefined, covers: gazetteer?.covers };
  const recognised = recogniseLocation(trimmed, focus);
  switch (recognised.kind) {
    case 'coordinates':
      return found(recognised.point);
    case 'smartCode':
      return found(recognised.cell.center);
    case 'plusCode': {
      if (!recognised.isShort) return found(decodePlusCode(recognised.code).center);
      const town = recognised.locality;
      const reference = town ? (gazetteer?.search(town, { limit: 1 })[0]?.location ?? null) : near;
      return reference
        ? found(decodePlusCode(recoverPlusCode(recognised.code, reference)).center)
        : fail({ kind: 'unknownReference', text: echo });
    }
    default: {
      // Only a code can be meant here, so a plain run of digits is read as one too.
      const parsed = parseSmartCode(trimmed, focus);
      if (parsed.ok) return found(decodeSmartCode(parsed.code).center);
      const isCode =
        parsed.suggestions.length > 0 ||
        parsed.reason === 'CHECKSUM_MISMATCH' ||
        (parsed.reason === 'BAD_CHARACTER' && CODE_LIKE.test(trimmed));
      return isCode
        ? fail({ kind: 'invalidCode', text: echo, suggestions: parsed.suggestions })
        : fail({ kind: 'unreadable', text: echo });
    }
  }
}
