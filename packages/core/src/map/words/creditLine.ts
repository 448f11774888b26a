import type { Lang } from '@smart-address/gazetteer';
import { translateCredit } from '../../translateCredit.ts';
import type { MapTiles } from '../tiles.ts';

/** Who made what a map shows, each once: our data names OpenStreetMap, whose tiles it may lie under. */
export function creditLine(attributions: readonly string[], tiles: MapTiles | null, lang: Lang): string {
  const own = tiles?.attribution ?? '';
  const isNamed = attributions.some((credit) => credit.includes(own));
  return [...attributions, isNamed ? '' : own]
    .filter(Boolean)
    .map((credit) => translateCredit(credit, lang))
    .join(' · ');
}
