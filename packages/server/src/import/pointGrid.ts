import { distanceMeters as distanceBetween, type LatLng } from '@smart-address/codes';

/** Items by location, in squares of a hundredth of a degree, some 1 km. */
export interface PointGrid<Item> {
  add(item: Item): void;
  /** Removes an item; its point must be the one it was added with. */
  remove(item: Item): void;
  /** Items within `radius` metres of a point, nearest first. */
  within(point: LatLng, radius: number): { readonly item: Item; readonly distanceMeters: number }[];
}

const metersPerDegree = 111_320;

function row(degrees: number): number {
  return Math.floor(degrees * 100);
}

export function createPointGrid<Item>(pointOf: (item: Item) => LatLng): PointGrid<Item> {
  const squares = new Map<string, Set<Item>>();

  function squareOf(item: Item): string {
    const { lat, lng } = pointOf(item);
    return `${row(lat)} ${row(lng)}`;
  }

  return {
    add(item) {
      const key = squareOf(item);
      const square = squares.get(key);
      if (square) square.add(item);
      else squares.set(key, new Set([item]));
    },
    remove(item) {
      squares.get(squareOf(item))?.delete(item);
    },
    within(point, radius) {
      const reach = radius / metersPerDegree;
      const sideways = reach / Math.cos((point.lat * Math.PI) / 180);
      const found: { item: Item; distanceMeters: number }[] = [];
      for (let y = row(point.lat - reach); y <= row(point.lat + reach); y += 1) {
        for (let x = row(point.lng - sideways); x <= row(point.lng + sideways); x += 1) {
          for (const item of squares.get(`${y} ${x}`) ?? []) {
            const distanceMeters = distanceBetween(point, pointOf(item));
            if (distanceMeters <= radius) found.push({ item, distanceMeters });
          }
        }
      }
      return found.sort((one, other) => one.distanceMeters - other.distanceMeters);
    },
  };
}
