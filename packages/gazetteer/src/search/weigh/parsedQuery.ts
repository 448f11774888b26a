import { distanceMeters, type LatLng } from '@smart-address/codes';
import { GOVERNORATE, LOCALITY, POSTAL } from '../../places/placeColumns.ts';
import type { NameIndex } from '../match/nameIndex.ts';
import { FAR_METERS, FAR_IN_GOVERNORATE } from './penalties.ts';
import type { QueryWord } from '../read/readQuery.ts';
import {
  articlesIn,
  bitsOf,
  buildingNames,
  countryIn,
  fewest,
  isPostal,
  LONGEST_ARTICLE,
  readWords,
  type ReadWord,
} from '../read/readWords.ts';
import { rowsOfTowns, townsNamed } from './townsNamed.ts';
import { ROLE_BUILDING } from '../read/words.ts';

const CAPITAL = 'TN-11';

/** Consecutive words that are exactly the name of a town or quarter: their bits, and the name's key. */
interface Town {
  readonly bits: number;
  readonly key: number;
}

/** The point of a postal code, and its governorate. */
interface PostalPoint extends LatLng {
  readonly governorate: number;
}

/** What a query asks for, as far as one table knows; in sets of words the bit `1 << i` is the word `read[i]`. */
export interface ParsedQuery {
  readonly words: readonly QueryWord[];
  /** Every word but small ones, and those of them to match: not all in a long address. */
  readonly every: readonly ReadWord[];
  readonly read: readonly ReadWord[];
  /** Number of words that a name may have: those to match, and articles. */
  readonly typed: number;
  /** Whether it ends in a small word that may be the beginning of a longer one. */
  readonly isSmallOpen: boolean;
  /** Whether it has a small word that is not an article, as "cité du gouvernorat" does. */
  readonly hasOtherSmall: boolean;
  /** Whether a word identifies a place, and does not only name its region. */
  readonly anyTelling: boolean;
  /** Whether a kind of place is searched for in a region, as in "gare tunis": the region itself is then no answer. */
  readonly asksForKind: boolean;
  /** Whether that region is exactly a town's name, as in "gare sfax". */
  readonly isKindInTown: boolean;
  /** The towns and quarters that are named; and the bits of their names, of those in another table too. */
  readonly towns: readonly Town[];
  readonly named: number;
  /** The points of all places of these names, of the other table's too. */
  readonly points: readonly LatLng[];
  /**
   * Bits of the words that may be a postal code, and the points of those. None where a delegation or governorate is named that is far from
   * them.
   */
  readonly postalCodes: number;
  readonly postalPoints: readonly PostalPoint[];
  /** Bits of the words that are one word written as several. */
  readonly apart: number;
  /** Bits of the words that are a building's name, which only places of that kind match, and of the words for the kind. */
  readonly building: number;
  readonly buildingKind: number;
  /** Bits of the first words of towns' names, if a building is named too. */
  readonly townStarts: number;
  /** Bit of the word that may be the country's name. */
  readonly country: number;
  /** Index of the capital's governorate. */
  readonly capital: number;
  /** Whether another table was read before. */
  readonly isSecond: boolean;
}

/** Bits of the first words of the towns' names among the words; `before` are those that another table knows. */
function startsOfTowns(index: NameIndex, read: readonly ReadWord[], before: number): number {
  let starts = before;
  let within = 0;
  townsNamed(index, read, (bits) => {
    starts |= bits & -bits;
    within |= bits & (bits - 1);
  });
  return starts & ~within;
}

/** Whether a name of several typed words is one word in names. */
export const isOneWord = ({ byWord }: NameIndex, bits: number, key: number): boolean =>
  (bits & (bits - 1)) !== 0 && (byWord.last[key] ?? 0) > 0;

/** Bits of the words that may be a postal code; a number after "rue" is a street's name. */
const postalCodesIn = (read: readonly ReadWord[]): number =>
  bitsOf(read, ({ word }, i) => word.isNumber && word.codes.length === 4 && read[i - 1]?.isWay !== true);

/** The points of the postal codes that are the words in `bits`. */
function pointsOfCodes(index: NameIndex, read: readonly ReadWord[], bits: number): PostalPoint[] {
  const { types, postal, lat, lng, area, areas } = index.columns;
  const points: PostalPoint[] = [];
  for (let row = 0; row < types.length; row++)
    if (
      types[row] === POSTAL &&
      read.some(({ word }, i) => bits & (1 << i) && isPostal(postal[row] ?? 0, word))
    )
      points.push({
        lat: lat[row] ?? NaN,
        lng: lng[row] ?? NaN,
        governorate: areas[area[row] ?? 0]?.governorate ?? -1,
      });
  return points;
}

/** Reads what a query asks for; `other` is what it asks for in another table, which may know other towns. */
export function parseQuery(index: NameIndex, words: readonly QueryWord[], other?: ParsedQuery): ParsedQuery {
  const every = readWords(index, words);
  let buildingKind = bitsOf(every, ({ role }) => role === ROLE_BUILDING);
  const townStarts = buildingKind === 0 ? 0 : startsOfTowns(index, every, other?.townStarts ?? 0);
  let building = buildingKind === 0 ? 0 : buildingNames(every, townStarts);
  const read = fewest(every, building | buildingKind);
  if (read.length < every.length) building = buildingKind = 0;
  const last = words.at(-1);
  const isSmallOpen =
    last !== undefined && last !== read.at(-1)?.word && last.codes.length <= LONGEST_ARTICLE;
  const hasOtherSmall = words.some(
    (word) => word.codes.length > LONGEST_ARTICLE && every.every((one) => one.word !== word),
  );
  // With a region's name, a kind of place alone may be what is searched for.
  const anyTelling = read.some(
    ({ isTelling, key }) => isTelling && !(read.length > 1 && index.byRegion.has(key)),
  );
  const asksForKind = !anyTelling && read.length > 1;
  let named = other?.named ?? 0;
  let apart = other?.apart ?? 0;
  const towns: Town[] = [];
  if (read.length > 1)
    townsNamed(index, read, (bits, key) => {
      if ((bits & building) === 0) towns.push({ bits, key });
    });
  const points: LatLng[] = [...(other?.points ?? [])];
  /** The points of the delegations and governorates that are named; of a governorate also which one. */
  const seats: (readonly [seat: LatLng, governorate: number | null])[] = [];
  const { lat, lng, types, area, areas, governorates } = index.columns;
  const capital = governorates.findIndex(({ code }) => code === CAPITAL);
  for (const { bits, key } of towns) {
    named |= bits;
    for (const row of rowsOfTowns(index, key)) {
      const point = { lat: lat[row] ?? NaN, lng: lng[row] ?? NaN };
      points.push(point);
      if (types[row] === LOCALITY) continue;
      // "Bizerte Nord" names no governorate.
      const isWhole = towns.every((other) => other.bits === bits || (bits & ~other.bits) !== 0);
      const isGovernorate = types[row] === GOVERNORATE && isWhole;
      seats.push([point, isGovernorate ? (areas[area[row] ?? 0]?.governorate ?? null) : null]);
    }
    if (isOneWord(index, bits, key)) apart |= bits;
  }
  const postalCodes = postalCodesIn(read);
  const postalPoints = [
    ...(other?.postalPoints ?? []),
    ...(postalCodes === 0 ? [] : pointsOfCodes(index, read, postalCodes)),
  ];
  // "Tunis" is what people call the towns around it too.
  const isNear = seats.some(([seat, governorate]) =>
    postalPoints.some((code) => {
      const isIn = governorate === code.governorate || governorate === capital;
      const far = isIn ? FAR_IN_GOVERNORATE : FAR_METERS;
      return distanceMeters(seat, code) <= far;
    }),
  );
  const isNamed = (i: number): boolean => (named & (1 << i)) !== 0;
  const isKindInTown =
    asksForKind &&
    read.every(({ isTelling }, i) => !isTelling || isNamed(i)) &&
    read.some(({ isKind }, i) => isKind && !isNamed(i));
  return {
    words,
    every,
    read,
    // The "de" of "gare de sfax" is not an article of a station's name.
    typed: isKindInTown ? read.length : read.length + articlesIn(words, every),
    isSmallOpen,
    hasOtherSmall,
    anyTelling,
    asksForKind,
    isKindInTown,
    towns,
    named,
    points,
    postalCodes,
    postalPoints: seats.length === 0 || isNear ? postalPoints : [],
    apart,
    building,
    buildingKind,
    townStarts,
    country: countryIn(read),
    capital,
    isSecond: other !== undefined,
  };
}
