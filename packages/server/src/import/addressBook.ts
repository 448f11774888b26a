import { distanceMeters, type LatLng } from '@smart-address/codes';
import { createPlaceIndex, type PlaceMatch, type SearchOptions } from '@smart-address/gazetteer';
import type { AddressRecord } from '../store/records.types.ts';
import type { AddressStore } from '../store/store.types.ts';
import { foldedText } from './addressId.ts';
import { createPointGrid } from './pointGrid.ts';
import { splitHouseNumber } from './splitHouseNumber.ts';

/** An imported address as a search found it, ready to be sent like any other place. */
export interface AddressMatch extends PlaceMatch {
  readonly attribution: string;
}

/** The imported addresses, findable by text and by point. */
export interface AddressBook {
  /** Settles when the book is written, so that the first search does not wait for it. */
  ready(): Promise<void>;
  /** Addresses whose house number and street a text names, best first. Empty when the text names no number. */
  search(query: string, options: SearchOptions): Promise<readonly AddressMatch[]>;
  /** Addresses within so many metres of a point, nearest first. */
  near(point: LatLng, radius: number, limit: number): Promise<readonly AddressMatch[]>;
}

/** A street of one locality; it may run through several postal codes, each with a number 12 of its own. */
interface Street {
  readonly records: Map<string, AddressRecord[]>;
  readonly first: AddressRecord;
}

interface Edition {
  readonly revision: number;
  readonly streets: readonly Street[];
  readonly index: ReturnType<typeof createPlaceIndex>;
  readonly grid: ReturnType<typeof createPointGrid<AddressRecord>>;
}

/** How often the store is asked whether another process imported something. */
const checkEveryMs = 1_000;
const streetsPerQuery = 20;

const books = new WeakMap<AddressStore, AddressBook>();

/** The one book of a store's addresses; it is written when it is first asked for. */
export function addressBookOf(store: AddressStore, clock: () => number): AddressBook {
  const known = books.get(store) ?? createAddressBook(store, clock);
  books.set(store, known);
  return known;
}

/** A book of a store's addresses; it is made again when they change. */
function createAddressBook(store: AddressStore, clock: () => number): AddressBook {
  let current: Promise<Edition> | null = null;
  let checkedAt = -Infinity;

  async function edition(): Promise<Edition> {
    const now = clock();
    if (current && now - checkedAt < checkEveryMs) return current;
    checkedAt = now;
    const revision = await store.revision();
    const known = await current?.catch(() => null);
    if (!known || known.revision !== revision) current = write(store, revision);
    return current ?? write(store, revision);
  }

  return {
    async ready() {
      await edition();
    },
    async search(query, options) {
      if (options.types && !options.types.includes('address')) return [];
      const { streets, index } = await edition();
      if (index.size === 0) return [];
      const { limit = 5, lang, near, governorate } = options;
      const wanted = {
        limit: streetsPerQuery,
        ...(lang === undefined ? {} : { lang }),
        ...(near === undefined ? {} : { near }),
        ...(governorate === undefined ? {} : { governorate }),
      };
      for (const { houseNumber, rest } of splitHouseNumber(query)) {
        const found: AddressMatch[] = [];
        for (const match of index.search(rest, wanted)) {
          for (const record of streets[Number(match.id)]?.records.get(foldedText(houseNumber)) ?? []) {
            if (isWanted(record, options)) found.push(matchOf(record, match, near));
          }
        }
        if (found.length > 0) return found.slice(0, limit);
      }
      return [];
    },
    async near(point, radius, limit) {
      const { grid } = await edition();
      return grid
        .within(point, radius)
        .slice(0, limit)
        .map(({ item, distanceMeters }) => ({ ...matchOf(item, null), distanceMeters }));
    },
  };
}

// A street has one point in the index, so what depends on the address's own is looked at here.
function isWanted({ postalCode, point }: AddressRecord, { postal, near, radius }: SearchOptions): boolean {
  if (postal !== undefined && !postalCode.startsWith(postal)) return false;
  return near === undefined || radius === undefined || distanceMeters(near, point) <= radius;
}

async function write(store: AddressStore, revision: number): Promise<Edition> {
  const records = await store.list();
  const byStreet = new Map<string, Street>();
  for (const record of records) {
    const key = [record.street, record.locality, record.governorateCode].map(foldedText).join('\n');
    const street = byStreet.get(key) ?? { records: new Map(), first: record };
    byStreet.set(key, street);
    const number = foldedText(record.houseNumber);
    street.records.set(number, [...(street.records.get(number) ?? []), record]);
  }
  const streets = [...byStreet.values()];
  const index = createPlaceIndex(
    streets.map(({ first }, row) => ({
      id: String(row),
      name: first.street,
      type: 'street',
      aliases: [`${first.street} ${first.locality}`],
      delegation: first.delegation,
      governorate: first.governorate,
      governorateCode: first.governorateCode,
      location: first.point,
      accuracy: 'street',
    })),
  );
  return { revision, streets, index, grid: createPointGrid(records, ({ point }) => point) };
}

function matchOf(record: AddressRecord, street: PlaceMatch | null, near?: LatLng): AddressMatch {
  const name = `${record.houseNumber} ${record.street}`;
  const town = `${record.postalCode} ${record.locality}`.trim();
  const shift = record.houseNumber.length + 1;
  return {
    id: record.id,
    type: 'address',
    name,
    label: town === '' ? name : `${name}, ${town}`,
    houseNumber: record.houseNumber,
    street: record.street,
    locality: record.locality,
    delegation: record.delegation,
    governorate: record.governorate,
    governorateCode: record.governorateCode,
    postalCode: record.postalCode,
    location: record.point,
    accuracy: 'rooftop',
    importance: 0,
    category: '',
    score: street?.score ?? 1,
    kind: street?.kind ?? 'exact',
    corrections: street?.corrections ?? [],
    highlight: street
      ? [
          [0, record.houseNumber.length],
          // The street's own label begins with its name, as this one does after the number.
          ...street.highlight
            .filter(([, end]) => end <= record.street.length)
            .map(([start, end]) => [start + shift, end + shift] as const),
        ]
      : [],
    distanceMeters: near ? distanceMeters(near, record.point) : null,
    attribution: record.attribution,
  };
}
