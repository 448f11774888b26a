import { distanceMeters, type LatLng } from '@smart-address/codes';

/** Of people so far away about a third count. */
const REACH_METERS = 5_000;

/** How many people live about a point, those farther away counting less: the sum of each town's people by e^(-distance / 5 km). */
export function peopleAbout(
  point: LatLng,
  towns: readonly { readonly location: LatLng; readonly population: number }[],
): number {
  return towns.reduce(
    (people, { location, population }) =>
      people + population * Math.exp(-distanceMeters(point, location) / REACH_METERS),
    0,
  );
}
