import type { AddressResult } from '@smart-address/gazetteer';
import { foldText } from './finder.query.ts';

export const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Signs of a house number, folded as words are below. */
export const NUMBER_SIGNS = setOf('n no num numero عدد رقم');
/** First words of quarters. */
export const QUARTERS = setOf('cite hay hai quartier lotissement lot zone حي تقسيم');
/** First words of streets and quarters. */
export const WAYS = new Set([
  ...QUARTERS,
  ...setOf(
    'rue r nahj street avenue av ave boulevard bd bld bvd blvd boul route rte place pl square impasse imp allee passage ' +
      'chemin km نهج شارع زنقه طريق ساحه',
  ),
]);
/** First words of buildings. */
export const BUILDINGS = setOf('residence res ikama immeuble imm villa اقامه عماره فيلا');
/** First words of buildings, of doors in them, and of what a door is beside: "en face de la poste". */
export const DOORS = new Set([
  ...BUILDINGS,
  ...setOf(
    'bloc appartement appart appt apt app etage شقه طابق ' +
      'pres cote face derriere devant hdha قرب بجانب حذو مقابل امام وراء خلف',
  ),
]);

/** What counts a floor before "étage": a number, the ending of an ordinal ("3" and "ème" are two words), or a word. */
const ORDINAL = /^(?:\d+|e|ere?|.*eme|premier|dernier)$/;

/** A word of a text, folded, with its position. */
export interface Word {
  readonly start: number;
  readonly end: number;
  readonly word: string;
}

/** A word without accents, case and the Arabic article, and with variants of its last letter unified. */
function foldWord(word: string): string {
  return foldText(word)
    .replace(/ى$/, 'ي')
    .replace(/ة$/, 'ه')
    .replace(/^ال(?=..)/, '');
}

/** The words and numbers of a text. */
export function wordsOf(text: string): readonly Word[] {
  return [...text.matchAll(/[\p{L}\p{M}]+|\p{N}+/gu)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    word: foldWord(word),
  }));
}

/** Whether a word is the "étage" of "3ème étage", and not of "étage 3", where a number follows. */
export function isCountedFloor(words: readonly Word[], at: number): boolean {
  return words[at]?.word === 'etage' && ORDINAL.test(words[at - 1]?.word ?? '');
}

/** Returns a test of whether a text contains a word: by itself, as several words ("bousaid" in "Bou Saïd"), or as a prefix. */
export function wordMatcher(text: string): (word: string | undefined, isUnfinished?: boolean) => boolean {
  const words = wordsOf(text).map(({ word }) => word);
  const joined = words.join('');
  return (word, isUnfinished = false) =>
    word !== undefined &&
    (words.some((said) => said === word || (isUnfinished && said.startsWith(word))) ||
      (word.length > 4 && joined.includes(word)));
}

/**
 * The words that a provider took for others, each with what it took it for, several of them written as one. What another vendor's
 * provider says in another form is left out.
 */
export function readingsOf({ match }: Pick<AddressResult, 'match'>): ReadonlyMap<string, string> {
  const readAs = (to: string) =>
    wordsOf(to)
      .map(({ word }) => word)
      .join('');
  return new Map(
    match.corrections
      .filter((each) => typeof each?.from === 'string' && typeof each.to === 'string')
      .map(({ from, to }) => [foldWord(from), readAs(to)]),
  );
}
