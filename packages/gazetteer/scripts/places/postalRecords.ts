import type { LatLng } from '@smart-address/codes';
import type { PlaceRecord } from '../../src/records.types.ts';
import { SIDE } from './cityHalves.ts';
import type { Entry } from '../entry.types.ts';
import { postalImportance } from './importance.ts';
import { hasOwnPoint, type Town } from './mergeTowns.ts';
import { foldName } from '../names/nameKey.ts';

/** The places on the postal list under one code. */
interface PostalArea {
  readonly code: string;
  readonly entries: readonly [Entry, ...Entry[]];
  /** The chief place; a town the list has no row for may be: "2070 La Marsa", "1000 Tunis". */
  readonly main: Entry;
  /** What the code is called after: its post office, else its chief place. */
  readonly named: Entry;
  /** Where that place is, if it is a town and more is known of its point than the code. */
  readonly townPoint: LatLng | undefined;
}

const mostImportant = ([first, ...others]: PostalArea['entries']): Entry =>
  others.reduce((best, entry) => (entry.record.importance > best.record.importance ? entry : best), first);

/** The areas of the postal list's codes. A town is a governorate's seat, a delegation's, or a whole city of several delegations. */
export function postalAreas(
  localities: readonly Entry[],
  seats: { has(town: Town): boolean },
  offices: ReadonlyMap<string, string>,
): PostalArea[] {
  const isTown = ({ town, record }: Entry): boolean =>
    seats.has(town) || town.heads !== undefined || record.delegation === '';
  const byCode = new Map<string, [Entry, ...Entry[]]>();
  for (const entry of localities) {
    const { postal, otherPostal } = entry.town;
    for (const { postalCode } of postal === undefined ? [] : [postal, ...otherPostal]) {
      if (postalCode === '') continue;
      const known = byCode.get(postalCode);
      if (known === undefined) byCode.set(postalCode, [entry]);
      else known.push(entry);
    }
  }
  return [...byCode]
    .sort(([a], [b]) => a.localeCompare(b, 'en'))
    .map(([code, entries]) => {
      const unlisted = localities.filter(
        (entry) => entry.town.postal === undefined && entry.record.postalCode === code && isTown(entry),
      );
      const office = offices.get(code);
      const named = entries.find(({ town }) => town.postal?.name === office);
      if (office !== undefined && named === undefined)
        throw new Error(
          `post-offices.csv calls ${code} after "${office}", which the postal list does not have.`,
        );
      const main = mostImportant([...entries, ...unlisted]);
      const hasPoint = isTown(main) && main.record.accuracy !== 'postal';
      return {
        code,
        entries,
        main,
        named: named ?? main,
        townPoint: hasPoint ? main.record.location : undefined,
      };
    });
}

const QUARTER = /^(?:Cite|Residence) /u;

/**
 * Puts a town's quarters of which no more is known than their code or their delegation where the town is. The postal list has them in the
 * middle of the places that bear the code, or of the delegation. The latter is at a village, 27 km from Ben Guerdane. A village is nearer
 * to that middle, and stays there.
 */
export function placeQuarters(areas: readonly PostalArea[], localities: readonly Entry[]): void {
  const delegationTowns = new Map(
    localities.flatMap(({ town: { heads }, record }) =>
      heads !== undefined && record.accuracy !== 'postal' ? [[heads.code, record] as const] : [],
    ),
  );
  const codeTowns = new Map(areas.map(({ code, townPoint }) => [code, townPoint]));
  for (const { town, record } of localities) {
    if (town.postal === undefined || hasOwnPoint(record)) continue;
    const delegationTown = delegationTowns.get(town.delegationCode);
    if (
      QUARTER.test(town.postal.name) ||
      (delegationTown !== undefined && isNamedFirst(delegationTown.name, town.postal.name))
    ) {
      const ofDelegation = record.accuracy === 'delegation' ? delegationTown?.location : undefined;
      record.location = codeTowns.get(record.postalCode) ?? ofDelegation ?? record.location;
    }
  }
}

/** Whether a quarter is called its town and then itself: "Medenine El Jedida", in a delegation that is Médenine Nord. */
const isNamedFirst = (town: string, quarter: string): boolean =>
  foldName(quarter).startsWith(`${foldName(town.replace(SIDE, ''))} `);

/** One record for each postal code, named after its chief place. It is where that is, if it is a town, else in the middle of its places. */
export function postalRecords(areas: readonly PostalArea[]): PlaceRecord[] {
  return areas.map(({ code, entries, main, named, townPoint }) => {
    const chief = mostImportant(entries).record;
    const middle = entries.find(({ town }) => town.postal?.accuracy === 'postal')?.town.postal?.location;
    const located = entries.filter(({ record }) => hasOwnPoint(record));
    const location = townPoint ?? middle ?? meanPoint(located.map(({ record }) => record.location));
    const name = named.record.locality === '' ? named.record.name : named.record.locality;
    return {
      ...chief,
      id: `postal:${code}`,
      type: 'postal' as const,
      name: `${code} ${name}`,
      nameAr: named.record.nameAr === '' ? '' : `${code} ${named.record.nameAr}`,
      nameEn: '',
      locality: name,
      aliases: [],
      variants: [],
      postalCode: code,
      location: location ?? chief.location,
      accuracy: location === undefined ? ('delegation' as const) : ('postal' as const),
      importance: postalImportance(main.record.importance),
      category: '',
    };
  });
}

const meanPoint = (points: readonly LatLng[]): LatLng | undefined =>
  points.length === 0
    ? undefined
    : {
        lat: points.reduce((sum, point) => sum + point.lat, 0) / points.length,
        lng: points.reduce((sum, point) => sum + point.lng, 0) / points.length,
      };
