import { distanceMeters, type LatLng } from '@smart-address/codes';
import { encodePlaces, folded, regionsOf } from '../places/encodePlaces.ts';
import { placeId } from '../places/placeId.ts';
import type { PlaceRecord } from '../records.types.ts';
import type { Gazetteer } from '../types.ts';
import { streetImportance } from './streetImportance.ts';
import { STREETS_FORMAT, type Street } from './streets.types.ts';

/** Pieces of one name so near each other are one street: a map has one at each junction, a list one at each door. */
const SAME_STREET_METERS = 1_000;
const ARABIC = /[\u0621-\u064a]/;

interface Joined {
  readonly record: PlaceRecord;
  readonly points: LatLng[];
}

/** Characters that separate values in the packed columns. */
const withoutSeparators = (name: string): string => name.replace(/[|^]/gu, ' ').replace(/\s+/gu, ' ').trim();

/** Of the points, the one nearest to their middle: on the street, where a middle may lie beside it. */
function middlemost(points: readonly LatLng[]): LatLng {
  const mean = (of: (point: LatLng) => number): number =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const middle = { lat: mean(({ lat }) => lat), lng: mean(({ lng }) => lng) };
  return points.reduce((best, point) =>
    distanceMeters(point, middle) < distanceMeters(best, middle) ? point : best,
  );
}

function recordOf(street: Street, gazetteer: Gazetteer): PlaceRecord {
  const near = gazetteer.nearest(street.location);
  const name = withoutSeparators(street.name);
  const nameAr = withoutSeparators(street.nameAr);
  return {
    id: '',
    type: 'street',
    name,
    nameAr: nameAr === name || !ARABIC.test(nameAr) ? '' : nameAr,
    nameEn: '',
    locality: near?.locality.replace(/[|^]/gu, ' ') ?? '',
    aliases: [],
    variants: [],
    delegation: near?.delegation ?? '',
    delegationAr: '',
    governorateCode: near?.governorateCode ?? '',
    postalCode: street.postalCode || (near?.postalCode ?? ''),
    location: street.location,
    accuracy: 'street',
    importance: streetImportance(name),
    category: '',
  };
}

function joined(streets: Iterable<Street>, gazetteer: Gazetteer): PlaceRecord[] {
  const byName = new Map<string, Joined[]>();
  const all: Joined[] = [];
  for (const street of streets) {
    const record = recordOf(street, gazetteer);
    const key = [folded(record.name), record.governorateCode, record.delegation].join('|');
    const others = byName.get(key) ?? [];
    const same = others.find(({ points }) =>
      points.some((point) => distanceMeters(point, street.location) <= SAME_STREET_METERS),
    );
    if (same) {
      same.points.push(street.location);
      continue;
    }
    const first = { record, points: [street.location] };
    byName.set(key, [...others, first]);
    all.push(first);
  }
  return all.map(({ record, points }) => ({ ...record, location: middlemost(points) }));
}

/** An id from code and name, the same whenever the same list is read; a second street of both has "-2". */
function withIds(records: readonly PlaceRecord[]): PlaceRecord[] {
  const count = new Map<string, number>();
  return records.map((record) => {
    const id = placeId('street', 0, '', record.postalCode || '0', record.name);
    const number = (count.get(id) ?? 0) + 1;
    count.set(id, number);
    return { ...record, id: number === 1 ? id : `${id}-${number}` };
  });
}

/**
 * Packs streets of your own into a module for the search on the device: `createOfflineProvider({ streets: () => import('./streets.js') })`.
 * Pieces of one name within a kilometre are one street. Region, and postal code where there is none, are those of the nearest place.
 *
 * @param attribution credit to display with them, such as "© OpenStreetMap contributors"; empty for none
 * @returns the module's source, and the number of streets in it
 */
export function streetsModule(
  streets: Iterable<Street>,
  gazetteer: Gazetteer,
  attribution: string,
): { readonly source: string; readonly size: number } {
  const records = withIds(joined(streets, gazetteer));
  const governorates = [...new Set(records.map(({ governorateCode }) => governorateCode))]
    .filter((code) => code !== '')
    .map((code) => ({ code, label: '', fr: '', ar: '', en: '' }));
  const columns = encodePlaces(records, regionsOf(records, governorates), true);
  const lines = [
    '// Streets of your own, packed for the search on the device. Written by `smart-address-server streets`.',
    `export const format = ${STREETS_FORMAT};`,
    `export const attribution = ${JSON.stringify(attribution)};`,
    `export const columns = [\n${columns.map((column) => `  ${JSON.stringify(column)},\n`).join('')}];`,
  ];
  return { source: `${lines.join('\n')}\n`, size: records.length };
}
