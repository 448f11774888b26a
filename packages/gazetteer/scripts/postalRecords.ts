import type { LatLng } from '@smart-address/codes';
import type { PlaceRecord } from '../src/records.types.ts';
import type { Entry } from './entry.types.ts';
import { postalImportance } from './importance.ts';

const mostImportant = (entries: readonly Entry[]): PlaceRecord => {
  const [first, ...others] = entries.map(({ record }) => record);
  if (first === undefined) throw new Error('A postal code without a locality.');
  return others.reduce((best, record) => (record.importance > best.importance ? record : best), first);
};

/** A delegation's town or a whole city that is on no row of the postal list, with the code of its seat. */
const isUnlistedTown = ({ town, record }: Entry, code: string): boolean =>
  town.postal === undefined &&
  record.postalCode === code &&
  (town.heads !== undefined || record.delegation === '');

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
      const chief = mostImportant(entries);
      // A town the list has no row for may still be what its code stands for: "2070 La Marsa", "1000 Tunis".
      const main = mostImportant([...entries, ...localities.filter((entry) => isUnlistedTown(entry, code))]);
      const middle = entries.find(({ town }) => town.postal?.accuracy === 'postal')?.town.postal?.location;
      const located = entries.filter(({ record }) => record.accuracy === 'locality');
      const name = main.locality === '' ? main.name : main.locality;
      return {
        ...chief,
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
          (located.length === 0 ? chief.location : meanPoint(located.map(({ record }) => record.location))),
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
