import { distanceMeters, type LatLng } from '@smart-address/codes';
import { ACCURACIES, DELEGATION, LOCALITY, type PlaceColumns } from '../places/placeColumns.ts';
import type { SearchPart } from '../search/createSearch.ts';
import type { Lang, NearestPlace, Place } from '../types.ts';
import { electArea, VOTERS } from './electArea.ts';
import { placeLine } from './placeLine.ts';
import { createPointIndex } from './pointIndex.ts';

const OWN_POINTS: readonly (number | undefined)[] = [
  ACCURACIES.indexOf('locality'),
  ACCURACIES.indexOf('sector'),
];

/** Rows with a point of their own and a known delegation. */
function locatedRows({ size, types, accuracies, area, areas }: PlaceColumns): number[] {
  const rows: number[] = [];
  for (let row = 0; row < size; row++) {
    if (!OWN_POINTS.includes(accuracies[row])) continue;
    const isPlace = types[row] === LOCALITY || types[row] === DELEGATION;
    if (isPlace && (areas[area[row] ?? 0]?.delegation ?? '') !== '') rows.push(row);
  }
  return rows;
}

/**
 * Makes the reverse look-up: the nearest place with a point of its own, in the area elected by its neighbours.
 * @returns a function that returns null if there is no place at all, and for an invalid point
 */
export function createNearest({
  table,
  columns,
}: SearchPart): (point: LatLng, lang: Lang) => NearestPlace | null {
  const rows = locatedRows(columns);
  const index = createPointIndex(table.lat, table.lng, rows);
  const { area, areas, postal } = columns;
  const listed = new Map<string, number[]>();
  const note = (key: string, row: number): void => {
    const known = listed.get(key);
    if (known === undefined) listed.set(key, [row]);
    else known.push(row);
  };
  const governorateKey = (areaNumber: number): string =>
    `governorate ${areas[areaNumber]?.governorate ?? -1}`;

  /** The nearest row with a postal code, at any distance, in the area, else in its governorate; -1 for none. */
  function postalNeighbour(point: LatLng, elected: number): number {
    if (listed.size === 0) {
      for (const row of rows) {
        if (postal[row] === 0) continue;
        note(`area ${area[row] ?? 0}`, row);
        note(governorateKey(area[row] ?? 0), row);
      }
    }
    let nearest = -1;
    let least = Infinity;
    for (const row of listed.get(`area ${elected}`) ?? listed.get(governorateKey(elected)) ?? []) {
      const meters = distanceMeters(point, { lat: table.lat[row] ?? NaN, lng: table.lng[row] ?? NaN });
      if (meters < least) {
        least = meters;
        nearest = row;
      }
    }
    return nearest;
  }

  return (point, lang) => {
    const neighbours = index.nearest(point, VOTERS);
    const elected = electArea(neighbours, (row) => area[row] ?? 0) ?? 0;
    const nearest = neighbours.find(({ row }) => area[row] === elected);
    if (nearest === undefined) return null;
    const place = table.place(nearest.row, lang);
    let { postalCode } = place;
    if (postalCode === '') {
      const neighbour = postalNeighbour(point, elected);
      if (neighbour !== -1) ({ postalCode } = table.place(neighbour, lang));
    }
    const locality = localityOf(place);
    return {
      id: place.id,
      locality,
      delegation: place.delegation,
      governorate: place.governorate,
      governorateCode: place.governorateCode,
      postalCode,
      label: placeLine(locality, postalCode, place.governorate, lang),
      location: place.location,
      accuracy: place.accuracy,
      distanceMeters: nearest.meters,
    };
  };
}

/** A delegation's locality is its chief place. */
const localityOf = (place: Place): string =>
  place.type === 'delegation' ? place.name : place.locality || place.name;
