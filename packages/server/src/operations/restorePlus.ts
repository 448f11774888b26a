import { decodePlusCode, isFullPlusCode } from '@smart-address/codes';
import type { Gazetteer } from '@smart-address/gazetteer';
import { coveredPointOf } from './coverage.ts';

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
