import { distanceMeters } from './distance.ts';
import { cellOf } from './grid.ts';
import { areConfused } from './lookalikes.ts';
import { at } from './smartCodeScheme.ts';
import type { SmartCodeScheme } from './smartCodeScheme.ts';
import type { LatLng } from './types.ts';

const MOST = 3;

/** Rank of a mistake: neighbours swapped, one symbol replaced by a similar one, by any other. */
type Likelihood = 0 | 1 | 2;

/**
 * Codes that check, lie in Tunisia's grid and in what `covers` says, and are one slip away from the symbols given: one
 * substitution or one swap of neighbours. Nearest to `near` first; without it the likelier slip first.
 */
export function suggestSmartCodes(
  scheme: SmartCodeScheme,
  values: readonly number[],
  near: LatLng | undefined,
  covers: ((point: LatLng) => boolean) | undefined,
): string[] {
  const candidates: { code: string; likelihood: Likelihood; distance: number; center: LatLng }[] = [];
  const consider = (changed: readonly number[], likelihood: Likelihood): void => {
    if (!scheme.isChecked(changed) || scheme.gridFault(changed) >= 0) return;
    const center = cellOf(scheme.corner(changed), scheme.plusCodeDigits).center;
    const distance = near === undefined ? 0 : distanceMeters(near, center);
    candidates.push({ code: scheme.write(changed), likelihood, distance, center });
  };

  for (let index = 0; index + 1 < values.length; index++) {
    const swapped = [...values];
    swapped[index] = at(values, index + 1);
    swapped[index + 1] = at(values, index);
    consider(swapped, 0);
  }
  values.forEach((given, index) => {
    for (let value = 0; value < scheme.base; value++) {
      if (value === given) continue;
      const substituted = [...values];
      substituted[index] = value;
      consider(substituted, areConfused(scheme.symbolOf(given), scheme.symbolOf(value)) ? 1 : 2);
    }
  });
  const suggested: string[] = [];
  candidates.sort((a, b) => a.distance - b.distance || a.likelihood - b.likelihood);
  for (const { code, center } of candidates) {
    if (suggested.length === MOST) break;
    if (covers === undefined || covers(center)) suggested.push(code);
  }
  return suggested;
}
