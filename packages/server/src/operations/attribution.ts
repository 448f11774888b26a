import type { Gazetteer } from '@smart-address/gazetteer';
import type { AddressMatch } from '../import/addressBook.ts';

/** Who to name where an answer is shown: the gazetteer's sources, and those of the surveyed addresses in it. */
export function attributionOf(gazetteer: Gazetteer, surveyed: readonly AddressMatch[]): string {
  const own = surveyed.map(({ attribution }) => attribution).filter((name) => name !== '');
  return [...new Set([gazetteer.attribution, ...own])].join('; ');
}
