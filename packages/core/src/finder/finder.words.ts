import type { AddressResult } from '@smart-address/gazetteer';
import { foldText } from './finder.query.ts';

/** What a way or a quarter begins with; folded as words are below. */
export const WAYS = new Set(
  (
    'rue r nahj street avenue av ave boulevard bd bld bvd blvd boul route rte place pl square impasse imp allee passage ' +
    'chemin cite hay hai quartier lotissement lot km zone نهج شارع زنقه طريق ساحه حي تقسيم'
  ).split(' '),
);
/** What a building or a door in it begins with. */
export const DOORS = new Set(
  'residence res ikama immeuble imm villa bloc appartement appart appt apt app etage اقامه عماره فيلا شقه طابق'.split(
    ' ',
  ),
);

/** What a floor is counted with. */
const ORDINAL = /^(?:\d+|e|ere?|.*eme|premier|dernier)$/;

/** A word of a text, folded, and where it stands there. */
export interface Word {
  readonly start: number;
  readonly end: number;
  readonly word: string;
}

/** A word without accents, case, the Arabic article, and what its last letter is often written as. */
function foldWord(word: string): string {
  return foldText(word)
    .replace(/ى$/, 'ي')
    .replace(/ة$/, 'ه')
    .replace(/^ال(?=..)/, '');
}

/** The words and the figures of a text. */
export function wordsOf(text: string): readonly Word[] {
  return [...text.matchAll(/[\p{L}\p{M}]+|\p{N}+/gu)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    word: foldWord(word),
  }));
}

/** Whether a word is the "étage" of "3ème étage", and not that of "étage 3", which a number follows. */
export function isCountedFloor(words: readonly Word[], at: number): boolean {
  return words[at]?.word === 'etage' && ORDINAL.test(words[at - 1]?.word ?? '');
}

/** Asks whether a text says a word: by itself, of several ("bousaid" of "Bou Saïd"), or a part of it so far. */
export function sayingIn(text: string): (word: string | undefined, isUnfinished?: boolean) => boolean {
  const words = wordsOf(text).map(({ word }) => word);
  const joined = words.join('');
  return (word, isUnfinished = false) =>
    word !== undefined &&
    (words.some((said) => said === word || (isUnfinished && said.startsWith(word))) ||
      (word.length > 4 && joined.includes(word)));
}

/**
 * As what a source has read a word that says something else, several written as one; one of someone else's may say no match at all.
 */
export function readingsOf({ match }: AddressResult): ReadonlyMap<string, string> {
  const { corrections = [] }: Partial<AddressResult['match']> = match ?? {};
  const readAs = (to: string) =>
    wordsOf(to)
      .map(({ word }) => word)
      .join('');
  return new Map(corrections.map(({ from, to }) => [foldWord(from), readAs(to)]));
}
