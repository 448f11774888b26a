import { LOCALITY } from '../../places/placeColumns.ts';
import { hearing, LONGEST, NEIGHBOUR, typing, weightedDistance } from '../match/distance.ts';
import { isArabic, unfold } from './fold.ts';
import { wordStart, type Lexicon } from '../match/lexicon.ts';
import type { NameIndex } from '../match/nameIndex.ts';
import type { QueryWord } from './readQuery.ts';
import { readWords } from './readWords.ts';
import { writePhones } from '../match/sound.ts';
import { rowsOfTowns, townsNamed } from '../weigh/townsNamed.ts';
import { ROLE_BUILDING, ROLE_LANDMARK, ROLE_NONE, ROLE_SMALL, ROLE_WAY } from './words.ts';

/** Minimum number of letters of a kind of street: one mistake makes many words of "rue", and a beach of "place". */
const LEAST_WAY = 6;
/** The same of a word of a town's name, and of what is typed in Arabic for it, which has few vowels. */
const LEAST_TOWN = 4;
const LEAST_ARABIC = 3;
/** Maximum cost of the one mistake in it. */
const ONE_MISTAKE = 58;
/**
 * Cost of a word that sounds as typed, such as "hazwa" for Hazoua. It is no less than that of swapped letters, as "Gabse" is Gabès and no
 * Capsa.
 */
const SAME_SOUND = 48;
/** Maximum cost, to the ear, of an Arabic letter for another that is not beside it on a keyboard: "عيادة", a practice, is no Sayada. */
const CONFUSED = 60;
/** The letter, in either script, that makes of a town one who is from there. */
const LETTERS_I: readonly (number | undefined)[] = [9, 64];
/** "In", which Arabic writes onto the town. */
const ARABIC_BA = 38;
/** Roles of words after which comes the name of that, which says nothing about the town. */
const NAMING_ROLES: readonly number[] = [ROLE_LANDMARK, ROLE_BUILDING];

const heard = new Uint8Array(LONGEST * 2);
const told = new Uint8Array(LONGEST * 2);

/** The word that is one mistake away from `codes`, of some; undefined for none. */
function oneMistakeFrom(
  codes: Uint8Array,
  { letters, letterStart }: Lexicon,
  keys: Iterable<number>,
  least: number,
): Uint8Array | undefined {
  let nearest: Uint8Array | undefined;
  let limit = ONE_MISTAKE;
  const size = writePhones(codes, 0, Math.min(codes.length, LONGEST), heard);
  for (const key of keys) {
    const word = letters.slice(letterStart[key], letterStart[key + 1]);
    if (word.length < least || isArabic(word[0]) !== isArabic(codes[0])) continue;
    let cost = weightedDistance(typing, codes, codes.length, word, 0, word.length, false, limit);
    if (cost > SAME_SOUND) {
      const length = writePhones(word, 0, Math.min(word.length, LONGEST), told);
      const sound = weightedDistance(hearing, heard, size, told, 0, length, false, CONFUSED);
      const isReplaced = cost > NEIGHBOUR && word.length === codes.length && isArabic(codes[0]);
      if (isReplaced && sound > CONFUSED) continue;
      cost = Math.min(cost, SAME_SOUND + sound);
    }
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

/** The word of a town's name that "in" is written onto, as in "بسوسة" and "بالمرسى"; undefined for none. */
function townAfterIn(codes: Uint8Array, { lexicon, byRegion }: NameIndex): Uint8Array | undefined {
  const from = codes[0] === ARABIC_BA ? wordStart(codes, 1, codes.length) : 0;
  return from > 0 && byRegion.has(lexicon.find(codes, from, codes.length)) ? codes.slice(from) : undefined;
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
 * Puts right the words that no name has. One is a misspelt "avenue", "boulevard" or "impasse", as only where it is known does the street's
 * name begin. Beside a street, where no town is named, it is the last misspelt one, as a street that every town has is in that one. The
 * other words are the same objects. For a query that nothing answers.
 */
export function correctedWords(
  words: readonly QueryWord[],
  indices: readonly NameIndex[],
): readonly QueryWord[] {
  const [index] = indices;
  if (!index) return words;
  const { lexicon } = index;
  const roleOf = ({ codes }: QueryWord): number => lexicon.roleOf(lexicon.find(codes, 0, codes.length));
  const isKnown = ({ codes, isNumber }: QueryWord): boolean =>
    isNumber || indices.some((known) => known.lexicon.find(codes, 0, codes.length) >= 0);
  const respelt = (word: QueryWord, codes: Uint8Array | undefined): QueryWord =>
    codes ? { ...word, codes, meant: unfold(codes) } : word;

  const withWays = words.map((word, i) =>
    isKnown(word)
      ? word
      : respelt(
          word,
          (i > 0 && townAfterIn(word.codes, index)) ||
            oneMistakeFrom(word.codes, lexicon, ways(lexicon), LEAST_WAY),
        ),
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
    if (codes.length < (isArabic(codes[0]) ? LEAST_ARABIC : LEAST_TOWN) || isKnown(word)) continue;
    const town = oneMistakeFrom(codes, lexicon, townWords(index), LEAST_TOWN);
    if (!town) continue;
    // "bouz" may become Bouzid, and is no misspelt Douz yet.
    const isBegun =
      isOpen &&
      [...townWords(index)].some((key) => {
        const whole = lexicon.letters.subarray(lexicon.letterStart[key], lexicon.letterStart[key + 1]);
        return codes.every((code, at) => whole[at] === code);
      });
    // "Nabeuli" is no misspelt Nabeul, but one who is from there; "Mahdai" is a Mahdia.
    const isFromThere =
      LETTERS_I.includes(codes.at(-1)) &&
      !LETTERS_I.includes(town.at(-1)) &&
      (town.length !== codes.length || !LETTERS_I.includes(town.at(-2)));
    if (!isBegun && !isFromThere)
      return withWays.map((other) => (other === word ? respelt(word, town) : other));
  }
  return withWays;
}
