import { distanceMeters as distanceBetween, type LatLng } from '@smart-address/codes';

/** Items by place, in squares of a hundredth of a degree, some 1 km. */
export function createPointGrid<Item>(items: readonly Item[], pointOf: (item: Item) => LatLng) {
  const squares = new Map<string, Item[]>();
  const row = (degrees: number) => Math.floor(degrees * 100);
  for (const item of items) {
    const { lat, lng } = pointOf(item);
    const key = `${row(lat)} ${row(lng)}`;
    const square = squares.get(key) ?? [];
    squares.set(key, square);
    square.push(item);
  }
  return {
    /** Items within so many metres of a point, nearest first. */
    within(point: LatLng, radius: number): { readonly item: Item; readonly distanceMeters: number }[] {
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

const metersPerDegree = 111_320;
