import type { AddressResult, PlaceType } from '@smart-address/gazetteer';
import { titleOf } from './finder.label.ts';
import { foldText } from './finder.query.ts';

/** What a way or a quarter begins with; folded as words are below. */
const WAYS = new Set(
  (
    'rue r nahj street avenue av ave boulevard bd bld bvd blvd boul route rte place pl square impasse imp allee passage ' +
    'chemin cite hay hai quartier lotissement lot km zone نهج شارع زنقه طريق ساحه حي تقسيم'
  ).split(' '),
);
/** What a building or a door in it begins with. */
const DOORS = new Set(
  'residence res ikama immeuble imm villa bloc appartement appart appt apt app etage اقامه عماره فيلا شقه طابق'.split(
    ' ',
  ),
);
/** Words that name nothing by themselves: many names begin with them. */
const SMALL = new Set(
  'el al la le les l il ech ez er en et ed ad ash az ar an at de du des d of the a ben bin ibn bou abou في ب بن ابن بو ابو'.split(
    ' ',
  ),
);
/** Where an unknown street may be. */
const TOWNS: readonly PlaceType[] = ['locality', 'postal', 'delegation', 'governorate'];

/** A word without accents, case, the Arabic article, and what its last letter is often written as. */
function foldWord(word: string): string {
  return foldText(word)
    .replace(/ى$/, 'ي')
    .replace(/ة$/, 'ه')
    .replace(/^ال(?=..)/, '');
}

function wordsOf(
  text: string,
): readonly { readonly start: number; readonly end: number; readonly word: string }[] {
  return Array.from(text.matchAll(/[\p{L}\p{M}]+|\p{N}+/gu), ({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    word: foldWord(word),
  }));
}

/** Asks whether a text says a word: by itself, of several ("bousaid" of "Bou Saïd"), or a part of it so far. */
function sayingIn(text: string): (word: string | undefined, isUnfinished?: boolean) => boolean {
  const words = wordsOf(text).map(({ word }) => word);
  const joined = words.join('');
  return (word, isUnfinished = false) =>
    word !== undefined &&
    (words.some((said) => said === word || (isUnfinished && said.startsWith(word))) ||
      (word.length > 4 && joined.includes(word)));
}

/**
 * What was typed beside a place and is not the place: "12 rue Untel" of "12 rue Untel la marsa", where only La Marsa was found, and
 * "appt 4" beside a street. It has a word such as "rue" in it and a name after that. Empty where it is not clear which words name the place.
 */
export function typedBeside(query: string, { type, label, address, match }: AddressResult): string {
  const isStreet = type === 'street';
  if (!isStreet && (address.street !== '' || !TOWNS.includes(type))) return '';
  const { locality, delegation, governorate, postalCode } = address;
  const isInTitle = sayingIn(titleOf(label));
  const isInPlace = sayingIn([label, locality, delegation, governorate, postalCode].join(' '));
  // A source of someone else's may say no match at all.
  const { corrections = [] }: Partial<AddressResult['match']> = match ?? {};
  const readAs = new Map(corrections.map(({ from, to }) => [foldWord(from), foldWord(to)]));
  const words = wordsOf(query);
  const stretches: string[] = [];
  let isPlaceNamed = false;
  let isName = false;
  let hasName = false;
  let start = -1;
  let end = -1;
  const endStretch = () => {
    if (hasName) stretches.push(query.slice(start, end));
    hasName = false;
    start = -1;
  };
  words.forEach((each, at) => {
    const { word } = each;
    if (SMALL.has(word)) return;
    const isWay = WAYS.has(word);
    const isKeyword = (DOORS.has(word) || (isWay && !isStreet)) && !isInPlace(word);
    const isSaid = (isIn: typeof isInPlace) => isIn(word, at === words.length - 1) || isIn(readAs.get(word));
    const isTitle = !isKeyword && isSaid(isInTitle);
    isPlaceNamed ||= isTitle;
    // "rue de Tunis, La Marsa": the word after "rue" is the street's, unless the town is named by it and nowhere else.
    const isOwn = isName && !(isTitle && words.filter((other) => other.word === word).length === 1);
    if ((isStreet && isWay) || (!isKeyword && !isOwn && isSaid(isInPlace))) endStretch();
    else {
      if (start === -1) ({ start } = each);
      // What ends in "cité" ends in what the town's name begins with; a floor is said with its number before it.
      if (!isKeyword || word === 'etage') ({ end } = each);
      hasName ||= isName && !isKeyword;
    }
    isName = isKeyword;
  });
  endStretch();
  return isPlaceNamed ? stretches.join(', ') : '';
}
