import type { Gazetteer } from '@smart-address/gazetteer';
import type { AddressMatch } from '../import/addressBook.ts';

/** The credit of an answer: the gazetteer's sources, and those of its surveyed addresses. */
export function attributionOf(gazetteer: Gazetteer, surveyed: readonly AddressMatch[]): string {
  const own = surveyed.map(({ attribution }) => attribution).filter((name) => name !== '');
  return [...new Set([gazetteer.attribution, ...own])].join('; ');
}
