import { isOfAlphabet } from '../alphabet.ts';
import { likelyCharacter } from './lookalikes.ts';
import { TYPED_SEPARATOR, typedCharacters } from '../text/typedCharacters.ts';

/** Three letters set apart in front, such as a governorate's label. */
const LABEL = new RegExp(`^[A-Z]{3}${TYPED_SEPARATOR}+(?=.)`);

/** Characters of each group of a typed text, folded, and all of them together. */
interface Typed {
  readonly groups: readonly string[];
  readonly all: string;
}

function isDigit(char: string): boolean {
  return char >= '0' && char <= '9';
}

function groupsOf(text: string): Typed {
  const folded = typedCharacters(text)
    .map(({ char }) => char)
    .join('');
  const withoutLabel = folded.replace(LABEL, '');
  const groups = withoutLabel.split(TYPED_SEPARATOR).filter((group) => group !== '');
  return { groups, all: groups.join('') };
}

/** How far group lengths are from those of a code, in characters; infinite when the number of groups is another. */
function groupingError(groups: readonly string[], lengths: readonly number[]): number {
  if (groups.length !== lengths.length) return Infinity;
  return lengths.reduce(
    (sum, length, index) => sum + Math.abs([...(groups[index] ?? '')].length - length),
    0,
  );
}

/** A number of ten or eleven digits that is not grouped as a code is, such as a telephone number. */
export function isOrdinaryNumber(text: string): boolean {
  const { groups, all } = groupsOf(text);
  return [...all].every(isDigit) && groupingError(groups, [4, 4, 2]) > 0;
}

/** Whether someone who typed this meant a code of digits only: "TN" and about eleven digits, or 4-3-4 digits without it. */
function looksLikeB({ groups, all }: Typed): boolean {
  if (!all.startsWith('TN')) {
    return groupingError(groups, [4, 3, 4]) === 0 && [...all].every(isDigit);
  }
  const rest = Array.from(all).slice(2);
  const digits = rest.filter(isDigit).length;
  const meant = rest.filter((char) => isDigit(likelyCharacter(char, 'B', isDigit) ?? '')).length;
  return rest.length >= 9 && rest.length <= 13 && digits >= 4 && meant >= 8;
}

/** Whether someone who typed this meant a code of letters and digits. Few words look so: no vowel is in the alphabet. */
function looksLikeA({ groups, all }: Typed): boolean {
  const chars = [...all];
  const wrong = chars.filter((char) => !isOfAlphabet(char)).length;
  const [first = ''] = chars;
  const startsAsCode = isDigit(first) || isDigit(likelyCharacter(first, 'A', isOfAlphabet) ?? '');
  const isMixed = chars.some((char) => char >= 'A' && char <= 'Z') && chars.some(isDigit);
  const missing = Math.abs(chars.length - 10);
  if (!startsAsCode || !isMixed || missing > 1) return false;
  const misgrouped = groupingError(groups, [4, 4, 2]);
  if (misgrouped === 0) return wrong <= 2;
  if (misgrouped === 1 || (groups.length === 1 && missing === 0)) return wrong <= 1;
  return wrong === 0 && (missing === 0 || groups.length === 1);
}

/** Whether a text that is no address code was probably meant as one, so that it is worth saying what is wrong with it. */
export function looksLikeSmartCode(text: string): boolean {
  const typed = groupsOf(text);
  return looksLikeB(typed) || looksLikeA(typed);
}
