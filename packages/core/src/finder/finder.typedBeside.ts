import type { AddressAccuracy, AddressResult, PlaceType } from '@smart-address/gazetteer';
import { titleOf } from './finder.label.ts';
import {
  BUILDINGS,
  DOORS,
  isCountedFloor,
  NUMBER_SIGNS,
  QUARTERS,
  readingsOf,
  setOf,
  wordMatcher,
  WAYS,
  wordsOf,
  type Word,
} from './finder.words.ts';

/** Words that do not identify a place by themselves: many names begin with them. */
const SMALL = new Set([
  ...NUMBER_SIGNS,
  ...setOf(
    'el al la le les l il ech ez er en et ed ad ash az ar an at de du des d of the a ben bin ibn bou abou في ب بن ابن بو ابو',
  ),
]);
/** What a region is called by, before its name or without one. */
const REGIONS = setOf(
  'gouvernorat gouv wilaya delegation imada commune tunisie tunisia ولايه معتمديه عماده بلديه',
);
const POSTAL_CODE = /^\d{4}$/;
/** The types of place that an unknown street may be in, or lead to: `address` is a landmark if it has no street of its own. */
const HAS_STREETS: readonly PlaceType[] = ['locality', 'postal', 'delegation', 'governorate', 'address'];

/** A word of the query that may identify something, and what it says beside the place found. */
interface Heard extends Word {
  /** Whether a name follows it: a quarter's, a street's, a building's or a door's. */
  readonly isKeyword: boolean;
  readonly isQuarter: boolean;
  readonly isWay: boolean;
  /** The "étage" of "3ème étage", which no name follows. */
  readonly isFloor: boolean;
  /** Whether it is the name that follows a keyword. */
  readonly isName: boolean;
  /** Where the house number before a street begins; -1 if there is none. */
  readonly number: number;
  /** Whether the place's title, its label, or anything that is known of it contains the word. */
  readonly isTitle: boolean;
  readonly isLabel: boolean;
  readonly isPlace: boolean;
}

/** The words of a query without small ones, each with what it says beside a place. */
function hear(query: string, result: AddressResult): readonly Heard[] {
  const { locality, delegation, governorate, postalCode } = result.address;
  const isStreet = result.type === 'street';
  const isInTitle = wordMatcher(titleOf(result.label));
  const isInLabel = wordMatcher(result.label);
  const isInPlace = wordMatcher([result.label, locality, delegation, governorate, postalCode].join(' '));
  const readAs = readingsOf(result);
  const words = wordsOf(query);
  let isName = false;
  return words.flatMap((each, at) => {
    const { word } = each;
    // An address has one postal code, that of the street found.
    const isRegion = REGIONS.has(word) || (isStreet && POSTAL_CODE.test(word) && !isInPlace(word));
    // "en face de" is said whole, but "la" of "rue de la Côte" is not the town's.
    const isSmall = SMALL.has(word) && (isName || !/^(?:face|cote)$/.test(words[at + 1]?.word ?? ''));
    if (isSmall || (isRegion && !isName)) return [];
    // The "4" of "4070 msaken, rue untel 4" is no beginning of 4070.
    const isUnfinished = at === words.length - 1 && !/^\d/.test(word);
    const isSaid = (isIn: typeof isInPlace) => isIn(word, isUnfinished) || isIn(readAs.get(word));
    // Beside a street, the first word of another one is a way of writing its own.
    const isQuarter = isStreet && QUARTERS.has(word) && !isInTitle(word);
    const isWay = (WAYS.has(word) || WAYS.has(readAs.get(word) ?? '')) && !isQuarter;
    // After "rue" it is the street's name: "نهج خلف".
    const isDoorWord = DOORS.has(word) && !isName;
    const isKeyword = isQuarter || ((isDoorWord || (isWay && !isStreet)) && !isInPlace(word));
    const isFloor = isCountedFloor(words, at);
    const before = words[at - 1];
    // Four digits after a town are its postal code, even if another town was found.
    const isCode = at > 1 && POSTAL_CODE.test(before?.word ?? '');
    const hasNumber =
      isKeyword && isWay && before && /^\d/.test(before.word) && !isCode && !isInPlace(before.word);
    const heard: Heard = {
      ...each,
      isKeyword,
      isQuarter,
      isWay,
      isFloor,
      isName: isName && !isKeyword,
      number: hasNumber ? before.start : -1,
      isTitle: !isKeyword && isSaid(isInTitle),
      isLabel: isSaid(isInLabel),
      isPlace: isSaid(isInPlace),
    };
    isName = isKeyword && !isFloor;
    return [heard];
  });
}

/** The stretches of words that are not the place's own; a quarter begins a new one. */
function stretchesBeside(words: readonly Heard[], isStreet: boolean): readonly (readonly Heard[])[] {
  const stretches: Heard[][] = [];
  let stretch: Heard[] = [];
  const endStretch = () => {
    stretches.push(stretch);
    stretch = [];
  };
  for (const each of words) {
    if (each.isQuarter) endStretch();
    const isInQuarter = stretch[0]?.isQuarter === true;
    const isOnlyTitle = () => each.isTitle && words.filter(({ word }) => word === each.word).length === 1;
    // "rue de Tunis, La Marsa": the word after "rue" belongs to the street, unless it is the only word that names the town; but
    // "cité Ezzouhour" of a street in Ezzouhour is no other quarter.
    const isOther = each.isName && !isOnlyTitle() && !(isInQuarter && each.isPlace);
    const isOwn = (isStreet && each.isWay) || (each.isPlace && !each.isKeyword && !isOther);
    if (!isOwn) stretch.push(each);
    // A quarter that is spelled otherwise than the street's own is still the street's own.
    else if (isInQuarter && !each.isLabel) stretch = [];
    else endStretch();
  }
  endStretch();
  return stretches.filter((said) => said.some(({ isFloor, isName }) => isFloor || isName));
}

/**
 * The text typed beside a place that is not part of it: "12 rue Untel" of "12 rue Untel la marsa", where only La Marsa was found,
 * or "appt 4" beside a street, or a quarter that is not the street's own. It contains a word such as "rue" followed by a name.
 * Empty if it is not clear which words name the place.
 */
export function typedBeside(query: string, result: AddressResult): string {
  const { type, address } = result;
  const isStreet = type === 'street';
  if (!isStreet && (address.street !== '' || !HAS_STREETS.includes(type))) return '';
  const words = hear(query, result);
  // A landmark may have been found by a word of its kind: "rue de la gare, Hammamet" is the station, and no word of its name is typed.
  if (!words.some(({ isTitle, isPlace }) => isTitle || (type === 'address' && isPlace))) return '';
  const stretches = stretchesBeside(words, isStreet);
  if (stretches.length > 0) return stretches.map((said) => textOf(query, said)).join(', ');
  // "12 avenue de la marsa" is a house in La Marsa, not another name of the town. A locality keeps the number by itself.
  if (type === 'locality') return '';
  const street = words.filter(({ number }) => number !== -1).at(-1);
  const title = words.filter(({ isTitle }) => isTitle).at(-1);
  return street && title ? query.slice(street.number, title.end) : '';
}

/** The text of a stretch, without a trailing "cité", which begins the town's name; a floor has its number before it. */
function textOf(query: string, stretch: readonly Heard[]): string {
  const last = stretch.filter(({ isKeyword, word }) => !isKeyword || word === 'etage').at(-1);
  return query.slice(stretch[0]?.start, last?.end);
}

/** Whether a text names a flat, a floor or a block only, and no street or building. */
export const isDoor = (typed: string): boolean =>
  !wordsOf(typed).some(({ word }) => WAYS.has(word) || BUILDINGS.has(word));

type StreetAndNumber = Pick<AddressResult['address'], 'houseNumber' | 'street'>;

/**
 * How exact an address's point is for the address made of it and of what was typed beside it. A building's point is not that of another
 * number or street ("12 rue Untel" beside a station): it is somewhere on the building's own street if it has one, else in its
 * locality.
 */
export function accuracyBeside<Accuracy extends AddressAccuracy | null>(
  accuracy: Accuracy,
  address: StreetAndNumber,
  typed: StreetAndNumber,
): Accuracy | 'locality' | 'street' {
  const isOwn = typed.houseNumber === address.houseNumber && typed.street === address.street;
  if (accuracy !== 'rooftop' || isOwn) return accuracy;
  return address.street === '' ? 'locality' : 'street';
}
