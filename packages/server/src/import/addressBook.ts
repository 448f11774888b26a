import { distanceMeters, type LatLng } from '@smart-address/codes';
import type { Gazetteer, PlaceMatch, SearchOptions } from '@smart-address/gazetteer';
import type { AddressRecord } from '../store/records.types.ts';
import type { AddressStore } from '../store/store.types.ts';
import { createPointGrid } from './pointGrid.ts';
import { splitHouseNumber } from './houseNumber.ts';
import { createStreetRegister } from './streetRegister.ts';

/** An imported address found by a search, in the wire format. */
export interface AddressMatch extends Omit<PlaceMatch, 'reading'> {
  readonly attribution: string;
}

/** The imported addresses, findable by text and by point. */
export interface AddressBook {
  /** Resolves once the book was built, so that the first search does not wait for it. */
  ready(): Promise<void>;
  /** Addresses that match a text's house number and street, best first. Empty if the text has no number. */
  search(query: string, options: SearchOptions): Promise<readonly AddressMatch[]>;
  /** Addresses within `radius` metres of a point, nearest first. */
  near(point: LatLng, radius: number, limit: number): Promise<readonly AddressMatch[]>;
}

/** Milliseconds between checks whether another process imported something. */
const checkEveryMs = 1_000;
/** Addresses indexed in one step of a few milliseconds, between which other requests run. */
const sliceSize = 500;

const books = new WeakMap<AddressStore, AddressBook>();

/** The shared book of a store's addresses, built on first use. */
export function addressBookOf(store: AddressStore, clock: () => number): AddressBook {
  const known = books.get(store) ?? createAddressBook(store, clock);
  books.set(store, known);
  return known;
}

/** A book of a store's addresses. Changes in the store are indexed slice by slice. */
function createAddressBook(store: AddressStore, clock: () => number): AddressBook {
  const known = new Map<string, AddressRecord>();
  const streets = createStreetRegister();
  const grid = createPointGrid<AddressRecord>(({ point }) => point);
  let revision = 0;
  let checkedAt = -Infinity;
  let isWhole = false;
  let reading: Promise<void> | null = null;

  function enter(record: AddressRecord): void {
    const before = known.get(record.id);
    if (before) {
      streets.remove(before);
      grid.remove(before);
    }
    known.set(record.id, record);
    streets.add(record);
    grid.add(record);
  }

  /** Whether there may be more to read. */
  async function readSlice(): Promise<boolean> {
    const slice = await store.changedSince(revision, sliceSize);
    for (const record of slice.records) enter(record);
    ({ revision } = slice);
    if (slice.records.length === sliceSize) return true;
    streets.index();
    return false;
  }

  async function readOn(slice: Promise<boolean>): Promise<void> {
    for (let next = slice; await next; next = readSlice())
      await new Promise((resolve) => setTimeout(resolve));
    isWhole = true;
  }

  /** Reads what is new: the first time all of it; later one slice, and the rest follows while searches use what is there. */
  async function refresh(): Promise<void> {
    // Absolute, because a clock may be set back.
    if (reading === null && (!isWhole || Math.abs(clock() - checkedAt) >= checkEveryMs)) {
      checkedAt = clock();
      const slice = readSlice();
      reading = readOn(slice).finally(() => {
        reading = null;
      });
      // Callers that wait get the failure; otherwise the next refresh tries again.
      reading.catch(() => {});
      if (isWhole) await slice;
    }
    if (!isWhole) await reading;
  }

  return {
    ready: refresh,
    async search(query, options) {
      if (options.types && !options.types.includes('address')) return [];
      await refresh();
      if (known.size === 0) return [];
      const { limit = 5, lang, near, governorate } = options;
      const wanted = {
        ...(lang === undefined ? {} : { lang }),
        ...(near === undefined ? {} : { near }),
        ...(governorate === undefined ? {} : { governorate }),
      };
      for (const { houseNumber, rest } of splitHouseNumber(query)) {
        const found: AddressMatch[] = [];
        for (const { match, numbered } of streets.search(rest, wanted)) {
          for (const record of numbered(houseNumber)) {
            if (isWanted(record, options)) found.push(matchOf(record, match, near));
          }
        }
        if (found.length > 0) return found.slice(0, limit);
      }
      return [];
    },
    async near(point, radius, limit) {
      await refresh();
      return grid
        .within(point, radius)
        .slice(0, limit)
        .map(({ item, distanceMeters }) => ({ ...matchOf(item, null), distanceMeters }));
    },
  };
}

// The index has one point per street, so filters by distance are applied to the address's own point here.
function isWanted({ postalCode, point }: AddressRecord, { postal, near, radius }: SearchOptions): boolean {
  if (postal !== undefined && !postalCode.startsWith(postal)) return false;
  return near === undefined || radius === undefined || distanceMeters(near, point) <= radius;
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
          // The street's label begins with its name, as this one does after the number.
          ...street.highlight
            .filter(([, end]) => end <= record.street.length)
            .map(([start, end]) => [start + shift, end + shift] as const),
        ]
      : [],
    distanceMeters: near ? distanceMeters(near, record.point) : null,
    attribution: record.attribution,
  };
}

/** The credit of an answer: the gazetteer's sources, and those of its surveyed addresses. */
export function attributionOf(gazetteer: Gazetteer, surveyed: readonly AddressMatch[]): string {
  const own = surveyed.map(({ attribution }) => attribution).filter((name) => name !== '');
  return [...new Set([gazetteer.attribution, ...own])].join('; ');
}
