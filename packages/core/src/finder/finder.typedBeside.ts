import type { AddressAccuracy, AddressResult, PlaceType } from '@smart-address/gazetteer';
import { titleOf } from './finder.label.ts';
import {
  BUILDINGS,
  DOORS,
  isCountedFloor,
  QUARTERS,
  readingsOf,
  wordMatcher,
  WAYS,
  wordsOf,
} from './finder.words.ts';

/** Words that do not identify a place by themselves: many names begin with them. */
const SMALL = new Set(
  (
    'el al la le les l il ech ez er en et ed ad ash az ar an at de du des d of the a ben bin ibn bou abou في ب بن ابن بو ابو ' +
    'n no num numero عدد رقم'
  ).split(' '),
);
/** What a region is called by, before its name or without one. */
const REGIONS = new Set(
  'gouvernorat gouv wilaya delegation imada commune tunisie tunisia ولايه معتمديه عماده بلديه'.split(' '),
);
const POSTAL_CODE = /^\d{4}$/;
/** The types of place that an unknown street may be in, or lead to: `address` is a landmark if it has no street of its own. */
const HAS_STREETS: readonly PlaceType[] = ['locality', 'postal', 'delegation', 'governorate', 'address'];

/**
 * The text typed beside a place that is not part of it: "12 rue Untel" of "12 rue Untel la marsa", where only La Marsa was found,
 * or "appt 4" beside a street, or a quarter that is not the street's own. It contains a word such as "rue" followed by a name.
 * Empty if it is not clear which words name the place.
 */
export function typedBeside(query: string, result: AddressResult): string {
  const { type, label, address } = result;
  const isStreet = type === 'street';
  if (!isStreet && (address.street !== '' || !HAS_STREETS.includes(type))) return '';
  const { locality, delegation, governorate, postalCode } = address;
  const isInTitle = wordMatcher(titleOf(label));
  const isInLabel = wordMatcher(label);
  const isInPlace = wordMatcher([label, locality, delegation, governorate, postalCode].join(' '));
  const readAs = readingsOf(result);
  const words = wordsOf(query);
  const stretches: string[] = [];
  let isPlaceNamed = false;
  let isName = false;
  let isInQuarter = false;
  let hasName = false;
  let start = -1;
  let end = -1;
  let numbered = -1;
  let numberedEnd = 0;
  const endStretch = () => {
    if (hasName) stretches.push(query.slice(start, end));
    hasName = false;
    isInQuarter = false;
    start = -1;
  };
  words.forEach((each, at) => {
    const { word } = each;
    // An address has one postal code, that of the street found.
    const isRegion = REGIONS.has(word) || (isStreet && POSTAL_CODE.test(word) && !isInPlace(word));
    if (SMALL.has(word) || (isRegion && !isName)) return;
    // Beside a street, the first word of another one is a way of writing its own.
    const isQuarter = isStreet && QUARTERS.has(word) && !isInTitle(word);
    const isWay = WAYS.has(word) && !isQuarter;
    const isKeyword = isQuarter || ((DOORS.has(word) || (isWay && !isStreet)) && !isInPlace(word));
    if (isQuarter) {
      endStretch();
      isInQuarter = true;
    }
    const isFloor = isCountedFloor(words, at);
    const isSaid = (isIn: typeof isInPlace) => isIn(word, at === words.length - 1) || isIn(readAs.get(word));
    const isTitle = !isKeyword && isSaid(isInTitle);
    // A landmark may have been found by a word of its kind: "rue de la gare, Hammamet" is the station, and no word of its name is typed.
    isPlaceNamed ||= isTitle || (type === 'address' && isSaid(isInPlace));
    const before = words[at - 1];
    if (isKeyword && isWay && before && /^\d/.test(before.word) && !isInPlace(before.word))
      numbered = before.start;
    if (isTitle && numbered !== -1) numberedEnd = each.end;
    // "rue de Tunis, La Marsa": the word after "rue" belongs to the street, unless it is the only word that names the town.
    const isOwn =
      isName &&
      !(isTitle && words.filter((other) => other.word === word).length === 1) &&
      // "cité Ezzouhour" of a street in Ezzouhour is no other quarter.
      !(isInQuarter && isSaid(isInPlace));
    if ((isStreet && isWay) || (!isKeyword && !isOwn && isSaid(isInPlace))) {
      // A quarter that is spelled otherwise than the street's own is still the street's own.
      if (isInQuarter && !isSaid(isInLabel)) hasName = false;
      endStretch();
    } else {
      if (start === -1) ({ start } = each);
      // A trailing "cité" is the beginning of the town's name; a floor has its number before it.
      if (!isKeyword || word === 'etage') ({ end } = each);
      hasName ||= isFloor || (isName && !isKeyword);
    }
    isName = isKeyword && !isFloor;
  });
  endStretch();
  if (!isPlaceNamed) return '';
  // "12 avenue de la marsa" is a house in La Marsa, not another name of the town. A locality keeps the number by itself.
  if (stretches.length === 0 && type !== 'locality') return query.slice(numbered, numberedEnd);
  return stretches.join(', ');
}

/** Whether a text names a flat, a floor or a block only, and no street or building. */
export const isDoor = (typed: string): boolean =>
  !wordsOf(typed).some(({ word }) => WAYS.has(word) || BUILDINGS.has(word));

/**
 * How exact a result's point is for the address made of it and of what was typed beside it. A building's point is not that of another
 * number or street ("12 rue Untel" beside a station): it is somewhere on the building's own street if it has one, else in its
 * locality.
 */
export function accuracyBeside(
  { address, location }: AddressResult,
  typed: { readonly houseNumber: string; readonly street: string },
): AddressAccuracy {
  const isOwn = typed.houseNumber === address.houseNumber && typed.street === address.street;
  if (location.accuracy !== 'rooftop' || isOwn) return location.accuracy;
  return address.street === '' ? 'locality' : 'street';
}
