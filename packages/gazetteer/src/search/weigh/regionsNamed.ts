import { isArabic } from '../read/fold.ts';
import type { NameIndex } from '../match/nameIndex.ts';
import type { ReadWord } from '../read/readWords.ts';

/** Distance of a word that names no region. */
export const NO_REGION = 255;
/** Distance from which a word may mean something other than a region's name. */
export const SURE_REGION = 35;

/** The distance of a word from the region's name that is nearest to it. */
export function nearestOf(regions: Uint8Array | undefined): number {
  let nearest = NO_REGION;
  if (regions) for (const cost of regions) if (cost < nearest) nearest = cost;
  return nearest;
}

/** For each region that is named, bits of the words that together are exactly its name. */
export function namedIn(
  index: NameIndex,
  read: readonly ReadWord[],
  regions: readonly Uint8Array[],
): Set<number> {
  const named = new Set<number>();
  for (let region = 0; region < index.regions; region++) {
    let bits = 0;
    let words = 0;
    let script = 0;
    for (let i = 0; i < regions.length; i++) {
      if (regions[i]?.[region] !== 0) continue;
      bits |= 1 << i;
      script = isArabic(read[i]?.codes[0]) ? 1 : 0;
      words++;
    }
    if (words > 0 && words >= (index.regionWords[region * 2 + script] ?? 0)) named.add(bits);
  }
  return named;
}
