import { distanceMeters } from '../distance.ts';
import { cellOf } from '../grid.ts';
import { areConfused } from './lookalikes.ts';
import { at, type SmartCodeScheme } from './smartCodeScheme.ts';
import type { LatLng } from '../types.ts';

/** More than this nobody could choose from. */
const MOST = 6;
/** Characters at the end of which at least one is the check. */
const CHECK_PART = 2;

/** Rank of a mistake: neighbours swapped, one symbol replaced by a similar one, by any other. */
type Likelihood = 0 | 1 | 2;

/**
 * Codes that check, lie in Tunisia's grid and in what `covers` says, and are one slip away from the symbols given. A slip is one
 * substitution or one swap of neighbours. A slip in the last two characters first: it moves the cell least, if at all. Then nearest to
 * `near` first; without it the least remote, then the likelier slip.
 */
export function suggestSmartCodes(
  scheme: SmartCodeScheme,
  values: readonly number[],
  near: LatLng | undefined,
  covers: ((point: LatLng) => boolean) | undefined,
  remoteness: ((point: LatLng) => number) | undefined,
): string[] {
  const candidates: {
    code: string;
    isInCheck: boolean;
    likelihood: Likelihood;
    distance: number;
  }[] = [];
  const consider = (changed: readonly number[], likelihood: Likelihood, index: number): void => {
    if (!scheme.isChecked(changed) || scheme.gridFault(changed) >= 0) return;
    const center = cellOf(scheme.corner(changed), scheme.plusCodeDigits).center;
    if (covers?.(center) === false) return;
    const distance = near === undefined ? (remoteness?.(center) ?? 0) : distanceMeters(near, center);
    const isInCheck = index >= values.length - CHECK_PART;
    candidates.push({ code: scheme.write(changed), isInCheck, likelihood, distance });
  };

  for (let index = 0; index + 1 < values.length; index++) {
    const swapped = [...values];
    swapped[index] = at(values, index + 1);
    swapped[index + 1] = at(values, index);
    consider(swapped, 0, index);
  }
  values.forEach((given, index) => {
    for (let value = 0; value < scheme.base; value++) {
      if (value === given) continue;
      const substituted = [...values];
      substituted[index] = value;
      consider(substituted, areConfused(scheme.symbolOf(given), scheme.symbolOf(value)) ? 1 : 2, index);
    }
  });
  candidates.sort(
    (a, b) =>
      Number(b.isInCheck) - Number(a.isInCheck) || a.distance - b.distance || a.likelihood - b.likelihood,
  );
  return candidates.slice(0, MOST).map(({ code }) => code);
}
