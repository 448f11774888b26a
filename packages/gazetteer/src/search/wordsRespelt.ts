import { LOCALITY } from '../places/placeColumns.ts';
import { typing, weightedDistance } from './distance.ts';
import { isArabic } from './fold.ts';
import type { Lexicon } from './lexicon.ts';
import type { NameIndex } from './nameIndex.ts';
import type { QueryWord } from './readQuery.ts';
import { readWords } from './readWords.ts';
import { rowsOfTowns, townsNamed } from './townsNamed.ts';
import { ROLE_BUILDING, ROLE_LANDMARK, ROLE_NONE, ROLE_SMALL, ROLE_WAY } from './words.ts';

/** Minimum number of letters of a kind of street: one mistake makes many words of "rue", and a beach of "place". */
const LEAST_WAY = 6;
/** The same of a word of a town's name. */
const LEAST_TOWN = 4;
/** Maximum cost of the one mistake in it. */
const ONE_MISTAKE = 58;
const LETTER_I = 9;
/** Roles of words after which comes the name of that, which says nothing about the town. */
const NAMING_ROLES: readonly number[] = [ROLE_LANDMARK, ROLE_BUILDING];

const latin = (codes: Uint8Array): string => String.fromCharCode(...codes.map((code) => code + 96));

/** The word that is one mistake away from `codes`, of some; undefined for none. */
function oneMistakeFrom(
  codes: Uint8Array,
  { letters, letterStart }: Lexicon,
  keys: Iterable<number>,
  least: number,
): Uint8Array | undefined {
  let nearest: Uint8Array | undefined;
  let limit = ONE_MISTAKE;
  for (const key of keys) {
    const word = letters.slice(letterStart[key], letterStart[key + 1]);
    if (word.length < least) continue;
    const cost = weightedDistance(typing, codes, codes.length, word, 0, word.length, false, limit);
    if (cost > limit || (nearest && cost === limit)) continue;
    limit = cost;
    nearest = word;
  }
  return nearest;
}

/** Keys of "rue", "avenue" and the like. */
function* ways(lexicon: Lexicon): Generator<number> {
  for (let key = 0; key < lexicon.roleCount; key++)
    if (lexicon.roleOf(key) === ROLE_WAY && lexicon.canonical(key) === key) yield key;
}

/** Keys of the words of governorates' and delegations' names. */
function* townWords({ lexicon, byRegion }: NameIndex): Generator<number> {
  for (const key of byRegion.keys()) if (lexicon.roleOf(key) === ROLE_NONE) yield key;
}

/** Whether a town is named, or after a comma a quarter. */
function isPlaced(index: NameIndex, words: readonly QueryWord[]): boolean {
  const read = readWords(index, words);
  let isNamed = false;
  townsNamed(index, read, (bits, key) => {
    const isApart = read[31 - Math.clz32(bits & -bits)]?.isApart === true;
    for (const row of rowsOfTowns(index, key)) isNamed ||= isApart || index.columns.types[row] !== LOCALITY;
  });
  return isNamed;
}

/**
 * Puts right the words that no name has: a misspelt "avenue", "boulevard" or "impasse", as only where it is known does the street's name
 * begin; and beside a street, where no town is named, the last misspelt one, as a street that every town has is in that one. The other words are
 * the same objects. For a query that nothing answers.
 */
export function wordsRespelt(
  words: readonly QueryWord[],
  indices: readonly NameIndex[],
): readonly QueryWord[] {
  const [index] = indices;
  if (!index) return words;
  const { lexicon } = index;
  const roleOf = ({ codes }: QueryWord): number => lexicon.roleOf(lexicon.find(codes, 0, codes.length));
  const isKnown = ({ codes, isNumber }: QueryWord): boolean =>
    isNumber ||
    isArabic(codes[0]) ||
    indices.some((known) => known.lexicon.find(codes, 0, codes.length) >= 0);
  const respelt = (word: QueryWord, codes: Uint8Array | undefined): QueryWord =>
    codes ? { ...word, codes, meant: latin(codes) } : word;

  const withWays = words.map((word) =>
    isKnown(word) ? word : respelt(word, oneMistakeFrom(word.codes, lexicon, ways(lexicon), LEAST_WAY)),
  );
  const way = withWays.findIndex((word) => roleOf(word) === ROLE_WAY);
  if (way < 0 || indices.some((one) => isPlaced(one, withWays))) return withWays;
  const name = withWays.findIndex((word, i) => i > way && roleOf(word) !== ROLE_SMALL);
  // An address ends with its town.
  for (let i = withWays.length - 1; i >= 0; i--) {
    const word = withWays[i];
    const before = i - 1 === name ? undefined : withWays[i - 1];
    // After "rue", "école" or "immeuble" it is the name of that.
    if (!word || i === name || (before && NAMING_ROLES.includes(roleOf(before)))) continue;
    const { codes, isOpen } = word;
    if (codes.length < LEAST_TOWN || isKnown(word)) continue;
    const town = oneMistakeFrom(codes, lexicon, townWords(index), LEAST_TOWN);
    // "bouz" may become Bouzid, and is no misspelt Douz yet.
    const isBegun =
      isOpen &&
      [...townWords(index)].some((key) => {
        const whole = lexicon.letters.subarray(lexicon.letterStart[key], lexicon.letterStart[key + 1]);
        return codes.every((code, at) => whole[at] === code);
      });
    // "Nabeuli" is no misspelt Nabeul, but one who is from there; "Mahdai" is a Mahdia.
    const isFromThere =
      codes.at(-1) === LETTER_I &&
      town?.at(-1) !== LETTER_I &&
      (town?.length !== codes.length || town.at(-2) !== LETTER_I);
    if (town && !isBegun && !isFromThere)
      return withWays.map((other) => (other === word ? respelt(word, town) : other));
  }
  return withWays;
}
