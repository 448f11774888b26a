import Fuse from 'fuse.js';
import type { FuseResult, IFuseOptions } from 'fuse.js';
import {
  distanceMeters,
  encodePlusCode,
  encodeSmartCode,
  LocationCodeError,
  type LatLng,
} from '@smart-address/codes';
import type { AddressResult, HighlightRange } from '@smart-address/gazetteer';
import type { Provider } from '../provider.types.ts';
import { throwIfAborted } from '../abort.ts';
import { ProviderError } from '../providerError.ts';

/** One row of a team's own list: a shop, a depot, a pick-up point. */
export interface ListItem {
  readonly id: string;
  /** The displayed text, one line. */
  readonly label: string;
  readonly location: LatLng;
  /** Other words to find it by: a short name, the name in the other script. */
  readonly keywords?: readonly string[] | undefined;
  /** The known parts of its address; they fill the form. */
  readonly address?: Partial<AddressResult['address']> | undefined;
  /** How exact `location` is. @default 'rooftop' */
  readonly accuracy?: AddressResult['location']['accuracy'] | undefined;
}

export interface ListProviderOptions {
  readonly items: readonly ListItem[];
  /**
   * Options of fuse.js; they override ours: anywhere in the text, a threshold of 0.35, accents and Arabic letter forms folded.
   * `keys` are `label` and `keywords`; any text of an item may be one, such as `address.postalCode`.
   */
  readonly fuse?: Omit<IFuseOptions<ListItem>, 'includeScore' | 'includeMatches' | 'getFn'> | undefined;
  /** Maximum number of results. @default 5 */
  readonly limit?: number | undefined;
  /** Metres within which a point counts as being at an item. @default 100 */
  readonly reverseRadius?: number | undefined;
  /** Credit to display with the list. @default '' */
  readonly attribution?: string | undefined;
}

/** fuse.js matches a few dozen characters at a time; nobody types a longer name. */
const MAX_QUERY = 64;
const MIN_HIGHLIGHT = 2;

function codesOf(location: LatLng): Pick<AddressResult, 'smartCode' | 'smartcode' | 'plusCode'> {
  const plusCode = encodePlusCode(location, 11);
  try {
    return {
      smartCode: encodeSmartCode(location, 'A'),
      smartcode: encodeSmartCode(location, 'B'),
      plusCode,
    };
  } catch (error) {
    // A depot abroad has a plus code but no address code.
    if (error instanceof LocationCodeError) return { smartCode: '', smartcode: '', plusCode };
    throw error;
  }
}

function toResult(
  item: ListItem,
  match: AddressResult['match'],
  highlight: readonly HighlightRange[],
  near: LatLng | undefined,
): AddressResult {
  const { lat, lng } = item.location;
  return {
    id: item.id,
    type: 'address',
    label: item.label,
    highlight,
    match,
    address: {
      houseNumber: '',
      street: '',
      locality: '',
      delegation: '',
      governorate: '',
      governorateCode: '',
      postalCode: '',
      country: 'TN',
      ...item.address,
    },
    location: { lat, lng, accuracy: item.accuracy ?? 'rooftop' },
    ...codesOf(item.location),
    distanceMeters: near === undefined ? null : distanceMeters(near, item.location),
  };
}

const ALONE: AddressResult['match'] = { score: 1, kind: 'exact', corrections: [] };

function kindOf(folded: string, query: string): AddressResult['match']['kind'] {
  if (folded === query) return 'exact';
  return folded.startsWith(query) ? 'prefix' : 'fuzzy';
}

/** The texts that fuse.js compares, at a path of an item such as `address.locality`, folded. */
function foldedTexts(item: ListItem, path: string | string[]): string[] {
  let found: unknown = item;
  for (const step of typeof path === 'string' ? path.split('.') : path) {
    found = typeof found === 'object' && found !== null ? Reflect.get(found, step) : undefined;
  }
  return [found]
    .flat()
    .filter((text) => typeof text === 'string')
    .map(foldInPlace);
}

/** The matched ranges of the label; folding keeps every character's position, so they apply to the label itself. */
function highlightOf({ matches = [] }: FuseResult<ListItem>): HighlightRange[] {
  return matches
    .filter(({ key }) => key === 'label')
    .flatMap(({ indices }) => indices.map(([start, end]): HighlightRange => [start, end + 1]))
    .filter(([start, end]) => end - start >= MIN_HIGHLIGHT);
}

/**
 * A provider over a team's own short list, matched by fuse.js (an optional peer dependency, needed only here). It scans every
 * item on each key: suitable for some hundreds. For a country use `createOfflineProvider`.
 *
 * @throws TypeError for two items with the same id.
 */
export function createListProvider({
  items,
  fuse,
  limit = 5,
  reverseRadius = 100,
  attribution = '',
}: ListProviderOptions): Provider<AddressResult> {
  const byId = new Map(items.map((item) => [item.id, item]));
  if (byId.size !== items.length) {
    throw new TypeError('Two items of the list have the same id. Give each item an id of its own.');
  }
  const index = new Fuse(items, {
    keys: [
      { name: 'label', weight: 2 },
      { name: 'keywords', weight: 1 },
    ],
    ignoreLocation: true,
    threshold: 0.35,
    ...fuse,
    includeScore: true,
    includeMatches: true,
    getFn: foldedTexts,
  });

  return {
    debounceMs: 0,

    async suggest(query, { signal, bias }) {
      throwIfAborted(signal);
      const folded = foldInPlace(query.trim()).slice(0, MAX_QUERY);
      const found = folded === '' ? [] : index.search(folded, { limit });
      const results = found.map((row) => {
        const match: AddressResult['match'] = {
          score: 1 - (row.score ?? 0),
          kind: kindOf(foldInPlace(row.item.label), folded),
          corrections: [],
        };
        return toResult(row.item, match, highlightOf(row), bias);
      });
      return { query, results, attribution };
    },

    async retrieve(id, { signal }) {
      throwIfAborted(signal);
      const item = byId.get(id);
      if (item === undefined) throw new ProviderError('not_found', 'No item of the list has that id.');
      return toResult(item, ALONE, [], undefined);
    },

    async reverse(point, { signal }) {
      throwIfAborted(signal);
      let nearest: ListItem | null = null;
      let least = reverseRadius;
      for (const item of items) {
        const meters = distanceMeters(point, item.location);
        if (meters <= least) {
          least = meters;
          nearest = item;
        }
      }
      return nearest === null ? null : toResult(nearest, ALONE, [], point);
    },
  };
}

/** Arabic letters with several written forms, and the form they are folded to. */
const ARABIC: Readonly<Record<string, string>> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ئ: 'ي',
  ؤ: 'و',
  ة: 'ه',
};

/**
 * Lower case, without accents, Arabic letter forms unified. Every UTF-16 unit keeps its position, so that a range in the folded
 * text is the same range of the original.
 */
function foldInPlace(text: string): string {
  return text.split('').map(foldUnit).join('');
}

function foldUnit(unit: string): string {
  const bare = ARABIC[unit] ?? unit.normalize('NFD').charAt(0).toLowerCase();
  return bare.length === 1 ? bare : unit;
}
