import type { LatLng } from '@smart-address/codes';
import type { PlaceRecord } from '../src/records.types.ts';
import type { Entry } from './entry.types.ts';
import { postalImportance } from './importance.ts';

/** One record for each postal code, named after its chief locality. */
export function postalRecords(localities: readonly Entry[]): PlaceRecord[] {
  const byCode = new Map<string, Entry[]>();
  for (const entry of localities) {
    const { postal, otherPostal } = entry.town;
    for (const row of postal === undefined ? [] : [postal, ...otherPostal]) {
      byCode.set(row.postalCode, [...(byCode.get(row.postalCode) ?? []), entry]);
    }
  }
  return [...byCode]
    .sort(([a], [b]) => a.localeCompare(b, 'en'))
    .map(([code, entries]) => {
      const main = entries.reduce((best, entry) =>
        entry.record.importance > best.record.importance ? entry : best,
      ).record;
      const middle = entries.find(({ town }) => town.postal?.accuracy === 'postal')?.town.postal?.location;
      const located = entries.filter(({ record }) => record.accuracy === 'locality');
      const name = main.locality === '' ? main.name : main.locality;
      return {
        ...main,
        id: `postal:${code}`,
        type: 'postal' as const,
        name: `${code} ${name}`,
        nameAr: main.nameAr === '' ? '' : `${code} ${main.nameAr}`,
        nameEn: '',
        locality: name,
        aliases: [],
        variants: [],
        postalCode: code,
        location:
          middle ??
          (located.length === 0 ? main.location : meanPoint(located.map(({ record }) => record.location))),
        accuracy:
          middle === undefined && located.length === 0 ? ('delegation' as const) : ('postal' as const),
        importance: postalImportance(main.importance),
        category: '',
      };
    });
}

const meanPoint = (points: readonly LatLng[]): LatLng => ({
  lat: points.reduce((sum, point) => sum + point.lat, 0) / points.length,
  lng: points.reduce((sum, point) => sum + point.lng, 0) / points.length,
});
