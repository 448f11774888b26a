import type { AddressResult, QuerySpan } from '@smart-address/gazetteer';
import { foldText, withLatinDigits } from '../state/query.ts';

/** "12", "12 bis", "12A", "12-14", "12/A": a house number, in digits of a postal code. */
const NUMBER = /^\d{1,4}(?:\s?(?:bis|ter|quater|مكرر)|\s?[a-d]|[-–/](?:\d{1,3}|[a-d]))?(?![\p{L}\p{N}])/iu;
/** The same at the start of an address, "n°" or not, with something after it. */
export const LEADING_NUMBER =
  /^\s*(?:n[°ºo]?\.?\s*)?(\d{1,4}(?:\s?(?:bis|ter|quater|مكرر|[a-d])|[-–/](?:\d{1,3}|[a-d]))?)(?=[\s,،])/iu;
/** What may stand before one. */
const SIGN = /(?:^|[^\p{L}\p{N}])(?:n[°ºo]?|num[eé]ro|num|عدد|رقم)[\s.:°]*$/iu;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** Letters from which one may be wrong or left out. */
const LEAST_EDITED = 4;
/** Letters up to which a word may be short for another: "bd" for "boulevard". */
const MOST_SHORTENED = 4;

/** Whether a word is another one but for one letter: another, one more, one less, or two that are swapped. */
function isOneEdit(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  return (
    (left.length < 2 && right.length < 2) || (left.length === 2 && left === [...right].reverse().join(''))
  );
}

/** Whether a word is short for another: its letters in order, from the first to the last. */
function isShortFor(word: string, whole: string): boolean {
  if (word.length > MOST_SHORTENED || word.length < 2 || word[0] !== whole[0]) return false;
  let at = 0;
  for (const letter of whole) if (letter === word[at]) at++;
  return at === word.length && (whole.startsWith(word) || whole.endsWith(word.at(-1) ?? ''));
}

/** An Arabic word without its article, and with variants of its last letter unified. */
const bareWord = (word: string): string =>
  word
    .replace(/ى$/, 'ي')
    .replace(/ة$/, 'ه')
    .replace(/^ال(?=..)/, '');
const wordsOf = (text: string): string[] => foldText(text).split(' ').filter(Boolean).map(bareWord);

/** Returns a test of whether a text says a word: so, with one letter wrong, begun, shortened, or as several. Numbers only so. */
function sayer(text: string): (word: string, isLast: boolean) => boolean {
  const said = wordsOf(text);
  const joined = said.join('');
  return (typed, isLast) => {
    const word = bareWord(foldText(typed));
    if (word === '' || said.includes(word)) return true;
    if (/\d/.test(word)) return false;
    return (
      (word.length >= LEAST_EDITED &&
        (joined.includes(word) || said.some((each) => isOneEdit(word, each)))) ||
      said.some((each) => (isLast && each.startsWith(word)) || isShortFor(word, each))
    );
  };
}

/** What a row says of itself that words beside it may be. */
type Row = Pick<AddressResult, 'type' | 'label' | 'address'>;

/**
 * The reading of a text for a row without one, by the same rule for all. Words that its label does not say were typed beside it; of a place
 * without a street they are its street. A number at the start, behind "n°" or beside words that are said is a house number.
 */
export function readBeside(asTyped: string, { type, label, address }: Row): readonly QuerySpan[] {
  const text = withLatinDigits(asTyped);
  const { street, locality, delegation, governorate, postalCode } = address;
  const parts = [locality, delegation, governorate, postalCode].join(' ');
  const says = sayer(`${label} ${parts}`);
  // The 5 of "Menzah 5" is said by the label, or by the locality where that is a street's name alone.
  const timesSaid = (word: string): number =>
    Math.max(wordsOf(label).filter((other) => other === word).length, wordsOf(parts).includes(word) ? 1 : 0);
  // "9 boulevard du 9 avril": the first is the house.
  const isOnceMore = (word: string, at: number, all: readonly RegExpMatchArray[]): boolean =>
    /^\d{1,3}$/.test(word) &&
    all.findIndex(([other]) => other === word) === at &&
    all.filter(([other]) => other === word).length > timesSaid(word);
  const words = [...text.matchAll(WORD)].map(({ 0: word, index: start }, at, all) => {
    const end = start + word.length;
    const isSaid = says(word, at === all.length - 1 && end === text.length);
    return { start, end, isSaid: isSaid && !isOnceMore(word, at, all), word };
  });
  // One word without a number is what was searched for, by whatever name the vendor knows it.
  const [only, ...others] = words;
  if (only && others.length === 0 && !/\d/.test(only.word))
    return [{ start: only.start, end: only.end, role: 'name' }];
  const kept = new Set<number>();
  const beside = type === 'street' || type === 'address' || street !== '' ? 'other' : 'street';
  // "rue de la Liberté" stays whole beside La Marsa, and "rue de la Marsa".
  words.forEach((one, i) => {
    const isOfNumber = /^\d/.test(one.word) || /^\d.{0,3}$/.test(text.slice(words[i - 1]?.start, one.start));
    if (one.isSaid || isOfNumber) return;
    const isJoined = (at: number): boolean =>
      !/[,،\n]/.test(text.slice(words[at - 1]?.end, words[at]?.start));
    const next =
      [1, 2, 3].find((ahead) => words[i + ahead]?.isSaid === false) ?? (one.word.length < 4 ? 3 : 1);
    for (let at = i + 1; at < i + next && words[at] && isJoined(at); at++) kept.add(at);
  });
  const spans: QuerySpan[] = [];
  let hasHouse = false;
  let reached = 0;
  words.forEach(({ start, end, isSaid, word }, i) => {
    if (start < reached) return;
    const [number = ''] = isSaid || hasHouse || kept.has(i) ? [] : (NUMBER.exec(text.slice(start)) ?? []);
    const sign = SIGN.exec(text.slice(0, start));
    const [before, after] = [words[i - 1], words[i + 1]];
    const isJoined = before !== undefined && !/[,،]/.test(text.slice(before.end, start));
    // The number of "appt 4 rue de Rome" is the flat's.
    const isBeside = isJoined
      ? before.isSaid
      : after?.isSaid === true && !/[,،]/.test(text.slice(end, after.start));
    const isShort = word.length < 4 && isBeside;
    if (number !== '' && (sign !== null || (i === 0 && word.length < 4) || isShort)) {
      hasHouse = true;
      reached = start + number.length;
      const last = spans.at(-1);
      const isSign = sign !== null && last !== undefined && last.end > start - sign[0].length;
      const from = isSign ? (words[i - 1]?.start ?? start) : start;
      if (isSign) {
        spans.pop();
        if (last.start < from) spans.push({ ...last, end: words[i - 2]?.end ?? last.start });
      }
      spans.push({ start: from, end: reached, role: 'houseNumber', readAs: number });
      return;
    }
    const role = isSaid && !kept.has(i) ? 'name' : beside;
    const last = spans.at(-1);
    if (last?.role === role && !/[,،\n]/.test(text.slice(last.end, start)))
      spans[spans.length - 1] = { ...last, end };
    else spans.push({ start, end, role });
  });
  return spans;
}
