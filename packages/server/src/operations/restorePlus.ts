import { decodePlusCode, isFullPlusCode } from '@smart-address/codes';
import type { Gazetteer } from '@smart-address/gazetteer';
import { coveredPointOf } from './coverage.ts';

const spaced = /^\s*([2-9CFGHJMPQRVWX]{8}) ([2-9CFGHJMPQRVWX]{2,7})\s*$/i;

/**
 * A full plus code of Tunisia whose sign was lost on the way: a `+` that nobody escaped arrives in a query as a space,
 * and eight digits, one space and the rest would otherwise pass for a mistyped code A. Any other text comes back as it is.
 */
export function restorePlus(text: string, gazetteer: Gazetteer): string {
  const [, area, rest] = spaced.exec(text) ?? [];
  const code = `${area}+${rest}`.toUpperCase();
  if (area === undefined || !isFullPlusCode(code)) return text;
  return coveredPointOf(gazetteer, decodePlusCode(code)) === null ? text : code;
}
