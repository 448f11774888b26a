import {
  createPlaceIndex,
  type PlaceIndex,
  type PlaceMatch,
  type SearchOptions,
} from '@smart-address/gazetteer';
import type { AddressRecord } from '../store/records.types.ts';
import { foldedText } from './readAddress.ts';

/** A street of one locality; it may have several postal codes, each with a number 12 of its own. */
interface Street {
  readonly records: Map<string, AddressRecord[]>;
  readonly first: AddressRecord;
}

/** Streets that share an index. An index is never changed, only replaced. */
interface Chapter {
  readonly streets: readonly Street[];
  readonly index: PlaceIndex;
}

interface FoundStreet {
  readonly match: PlaceMatch;
  /** Its addresses with a house number, in whatever spelling. */
  numbered(houseNumber: string): readonly AddressRecord[];
}

/** The streets of the imported addresses. Additions are searchable from the next `index` on. */
export interface StreetRegister {
  add(record: AddressRecord): void;
  /** Removes an address. */
  remove(record: AddressRecord): void;
  index(): void;
  /** Streets that match a text, best first. */
  search(text: string, options: SearchOptions): readonly FoundStreet[];
}

/** Streets per chapter: indexing that many takes some 20 ms, in which no request is answered. */
const chapterSize = 4_000;
const streetsPerQuery = 20;

export function createStreetRegister(): StreetRegister {
  const streets = new Map<string, Street>();
  const chapters: Chapter[] = [];
  let unlisted: Street[] = [];

  function index(): void {
    if (unlisted.length === 0) return;
    const last = chapters.at(-1);
    if (last && last.streets.length + unlisted.length <= chapterSize) {
      chapters[chapters.length - 1] = chapterOf([...last.streets, ...unlisted]);
    } else chapters.push(chapterOf(unlisted));
    unlisted = [];
  }

  return {
    add(record) {
      const key = streetKey(record);
      let street = streets.get(key);
      if (!street) {
        street = { records: new Map(), first: record };
        streets.set(key, street);
        unlisted.push(street);
        if (unlisted.length >= chapterSize) index();
      }
      const number = foldedText(record.houseNumber);
      const known = street.records.get(number);
      if (known) known.push(record);
      else street.records.set(number, [record]);
    },
    remove(record) {
      const number = foldedText(record.houseNumber);
      const records = streets.get(streetKey(record))?.records;
      const others = records?.get(number)?.filter(({ id }) => id !== record.id);
      if (others) records?.set(number, others);
    },
    index,
    search(text, options) {
      const found: FoundStreet[] = [];
      for (const { streets, index } of chapters) {
        for (const match of index.search(text, { ...options, limit: streetsPerQuery })) {
          const records = streets[Number(match.id)]?.records;
          found.push({ match, numbered: (houseNumber) => records?.get(foldedText(houseNumber)) ?? [] });
        }
      }
      return found.sort((one, other) => other.match.score - one.match.score).slice(0, streetsPerQuery);
    },
  };
}

function streetKey({ street, locality, governorateCode }: AddressRecord): string {
  return [street, locality, governorateCode].map(foldedText).join('\n');
}

function chapterOf(streets: readonly Street[]): Chapter {
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
  return { streets, index };
}
