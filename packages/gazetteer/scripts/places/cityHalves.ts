import { distanceMeters } from '@smart-address/codes';
import type { DelegationRow, GeoRow } from '../facts.ts';
import { nameKey } from '../names/nameKey.ts';

/** What a delegation that is one side of a city has after the city's name. */
export const SIDE = / (?:Nord|Sud|Est|Ouest)$/u;

/**
 * A delegation that is one side of a city has its seat there and its land around it. GeoNames' point is the middle of that land, which is
 * 32 km from the city of Tataouine Nord. It is put on the delegation's sector that is nearest to the city.
 */
export function placeCityHalves(
  delegations: readonly DelegationRow[],
  places: readonly GeoRow[],
): DelegationRow[] {
  const governorateOf = new Map(delegations.map(({ code, governorate }) => [code, governorate]));
  return delegations.map((delegation) => {
    if (!SIDE.test(delegation.name)) return delegation;
    const cityKey = nameKey(delegation.name.replace(SIDE, ''));
    const city = places
      .filter(
        (place) =>
          !place.isSector &&
          nameKey(place.name) === cityKey &&
          governorateOf.get(place.delegationCode) === delegation.governorate,
      )
      .reduce<GeoRow | undefined>(
        (most, place) => (place.population > (most?.population ?? -1) ? place : most),
        undefined,
      );
    if (city === undefined) return delegation;
    const fromCity = (place: GeoRow): number => distanceMeters(place.location, city.location);
    const [nearest] = places
      .filter((place) => place.isSector && place.delegationCode === delegation.code)
      .sort((a, b) => fromCity(a) - fromCity(b));
    return nearest === undefined ? delegation : { ...delegation, location: nearest.location };
  });
}
