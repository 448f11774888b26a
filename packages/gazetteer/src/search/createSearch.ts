import type { LatLng } from '@smart-address/codes';
import type { PlaceColumns } from '../places/placeColumns.ts';
import type { PlaceTable } from '../places/placeTable.ts';
import { PLACE_TYPES } from '../places/placeColumns.ts';
import type { Lang, MatchKind, PlaceMatch, SearchOptions } from '../types.ts';
import { CandidateFinder, type Candidate, type Preference } from './candidates.ts';
import { FoldedText } from './fold.ts';
import { highlight } from './highlight.ts';
import { buildNameIndex, type NameIndex } from './nameIndex.ts';
import { readQuery } from './readQuery.ts';

/** A table of places and the columns it is made of. */
export interface SearchPart {
  readonly table: PlaceTable;
  readonly columns: PlaceColumns;
}

export interface Search {
  /** Makes another table findable, beside those already in. */
  add(part: SearchPart): void;
  /** Places a text may mean, best first. */
  search(query: string, options?: SearchOptions): PlaceMatch[];
}

const EARTH_RADIUS = 6_371_008.8;
const RADIANS = Math.PI / 180;

/** Metres along the great circle (haversine formula). */
function distance(a: LatLng, lat: number, lng: number): number {
  const u = Math.sin(((lat - a.lat) * RADIANS) / 2);
  const v = Math.sin(((lng - a.lng) * RADIANS) / 2);
  const h = u * u + Math.cos(a.lat * RADIANS) * Math.cos(lat * RADIANS) * v * v;
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(h)));
}

const text = new FoldedText();

function plain(name: string): string {
  text.read(name);
  return String.fromCharCode(...text.codes.subarray(0, text.length).filter((code) => code !== 0));
}

function governorateOf(columns: PlaceColumns, asked: string): number {
  const upper = asked.trim().toUpperCase();
  const folded = plain(asked);
  return columns.governorates.findIndex(
    ({ code, label, fr, ar, en }) =>
      upper === code ||
      upper === label ||
      (folded !== '' && [fr, ar, en].some((name) => plain(name) === folded)),
  );
}

interface Part extends SearchPart {
  readonly index: NameIndex;
  readonly finder: CandidateFinder;
}

function preferenceFor({ columns, table }: Part, options: SearchOptions): Preference {
  const { near, radius, types } = options;
  const governorate =
    options.governorate === undefined ? undefined : governorateOf(columns, options.governorate);
  const postal = options.postal?.trim() ?? '';
  return {
    accepts(row) {
      if (governorate !== undefined && columns.areas[columns.area[row] ?? 0]?.governorate !== governorate)
        return false;
      if (postal !== '' && !String(columns.postal[row] ?? 0).startsWith(postal)) return false;
      if (types && !types.includes(PLACE_TYPES[columns.types[row] ?? 0] ?? 'locality')) return false;
      if (near && radius !== undefined) {
        return distance(near, table.lat[row] ?? NaN, table.lng[row] ?? NaN) <= radius;
      }
      return true;
    },
    weigh(row) {
      if (!near) return 0;
      const km = distance(near, table.lat[row] ?? NaN, table.lng[row] ?? NaN) / 1000;
      return km >= 0 ? Math.min(60, 20 * Math.log10(1 + km)) : 60;
    },
  };
}

/** The search engine over one table after another. */
export function createSearch(): Search {
  const parts: Part[] = [];

  return {
    add(part) {
      const index = buildNameIndex(part.columns);
      parts.push({ ...part, index, finder: new CandidateFinder(index) });
    },
    search(query, options = {}) {
      const limit = Math.max(1, Math.min(20, Math.trunc(options.limit ?? 5) || 5));
      const words = readQuery(query);
      if (words.length === 0) return [];
      const found: (Candidate & { readonly part: Part })[] = [];
      for (const part of parts) {
        for (const candidate of part.finder.find(words, preferenceFor(part, options)))
          found.push({ ...candidate, part });
      }
      found.sort((a, b) => a.total - b.total);
      return found.slice(0, limit).map((candidate) => toMatch(candidate, candidate.part));
      function toMatch({ row, cost, total, isFuzzy }: Candidate, { table, index }: Part): PlaceMatch {
        const lang: Lang = options.lang ?? 'fr';
        const place = table.place(row, lang);
        const kind: MatchKind = isFuzzy ? 'fuzzy' : cost === 0 ? 'exact' : 'prefix';
        const { near } = options;
        return {
          ...place,
          score: Math.round(1000 / (1 + Math.max(0, total) / 150)) / 1000,
          kind,
          ...highlight(index.lexicon, words, query, place.label, place.name),
          distanceMeters: near ? distance(near, place.location.lat, place.location.lng) : null,
        };
      }
    },
  };
}
