import type { LatLng } from '@smart-address/codes';
import type { AddressResult } from '@smart-address/gazetteer';
import type { AddressSource, AddressValue, StoredAddress } from './finder.types.ts';
import { LEADING_NUMBER, numberWithin, typedHouseNumber } from './finder.houseNumber.ts';
import { titleOf } from './finder.label.ts';
import { foldText, withLatinDigits } from './finder.query.ts';
import { readAddress } from './finder.results.ts';
import { readPointOf } from '../readPoint.ts';
import { accuracyBeside, isDoor, typedBeside } from './finder.typedBeside.ts';
import { WAYS, wordsOf } from './finder.words.ts';

/** A value that is typed text only. */
export function freeValue(text: string): AddressValue {
  return {
    text,
    source: 'free',
    address: null,
    location: null,
    accuracy: null,
    plusCode: '',
    smartCode: '',
    confirmed: false,
  };
}

/** The empty value. */
export const emptyValue: AddressValue = freeValue('');

/** A text as an `<input>` can hold it. A browser drops line breaks there, and joins the words around them. */
export const inOneLine = (text: string): string => text.replace(/[\r\n]+/g, ' ');

/**
 * A value set from outside: with its text in one line, because an address of several lines would never equal what the input shows,
 * with a point that is one, and with what a database did not keep.
 *
 * @throws TypeError for a value without a text, which untyped code may pass.
 */
export function readValue(value: StoredAddress): AddressValue {
  if (typeof value.text !== 'string')
    throw new TypeError(
      'value: set what onValueChange gave, not onChange (parsed, if you store JSON), or null. For a text, set inputValue.',
    );
  const { source, accuracy, plusCode, smartCode, confirmed } = value;
  const [address, location] = [readAddress(value.address), readPointOf(value)];
  return {
    ...value,
    text: inOneLine(value.text),
    source: source || (address || location ? 'picked' : 'free'),
    address,
    location,
    accuracy: accuracy ?? null,
    plusCode: plusCode ?? '',
    smartCode: smartCode ?? '',
    confirmed: confirmed ?? false,
  };
}

/** The value a result stands for. */
export function valueOfResult(
  result: AddressResult,
  text: string = result.label,
  source: AddressSource = 'picked',
): AddressValue {
  const { lat, lng, accuracy } = result.location;
  // Some vendors' rows have none until they are retrieved.
  const hasPoint = Number.isFinite(lat + lng);
  return {
    ...freeValue(inOneLine(text)),
    source,
    address: result.address,
    ...(hasPoint && { location: { lat, lng }, accuracy }),
    plusCode: result.plusCode,
    smartCode: result.smartCode,
  };
}

/**
 * The value of a pick: the result with what the buyer had typed beside it: the house number, the street if the result is a town
 * or a landmark, the flat or door if it is a street or a landmark.
 */
export function pickedValue(asTyped: string, result: AddressResult): AddressValue {
  const query = withLatinDigits(asTyped);
  const house = typedHouseNumber(query, result);
  const typed = typedBeside(house.rest, result);
  const isInside = result.type === 'street' || (result.type === 'address' && isDoor(typed));
  const isStreetTyped = typed !== '' && !isInside;
  const number = isStreetTyped ? (LEADING_NUMBER.exec(typed)?.[1] ?? '') : house.number;
  if (typed === '' && number === '') return valueOfResult(result);
  const { label } = result;
  const comma = /\p{Script=Arabic}/u.test(label) ? '، ' : ', ';
  const street = isStreetTyped
    ? typed.replace(LEADING_NUMBER, '').replace(/^[\s,،]+/, '')
    : result.address.street;
  const title = titleOf(label);
  const door = isStreetTyped || typed === '' ? '' : comma + typed;
  const text = isStreetTyped
    ? [number, street].filter(Boolean).join(' ') + comma + label
    : `${number} ${title}${door}${label.slice(title.length)}`.trimStart();
  const houseNumber = number || result.address.houseNumber;
  return valueBeside(result, text, { houseNumber, street });
}

/** The value of a result together with a house number and a street of the buyer's. */
export function valueBeside(
  result: AddressResult,
  text: string,
  typed: Pick<AddressResult['address'], 'houseNumber' | 'street'>,
): AddressValue {
  const value = valueOfResult(result, text);
  return {
    ...value,
    address: { ...result.address, ...typed },
    accuracy: accuracyBeside(value.accuracy, result.address, typed),
  };
}

/** The codes of a pin's point. */
export type PinCodes = Pick<AddressValue, 'plusCode' | 'smartCode'>;

/** The value of a point without an address: its coordinates are its text. */
export function barePinValue({ lat, lng }: LatLng, codes: PinCodes): AddressValue {
  return {
    ...freeValue(`${lat.toFixed(5)}, ${lng.toFixed(5)}`),
    source: 'pin',
    location: { lat, lng },
    ...codes,
  };
}

/** The value of a point on the ground: the point with its codes, and the nearest address. */
export function pinValue(point: LatLng, codes: PinCodes, result: AddressResult): AddressValue {
  const { text, location } = barePinValue(point, codes);
  return { ...valueOfResult(result, result.label || text, 'pin'), location, ...codes };
}

/** The street typed before a town or a landmark, house number included: there the point is the town's, by one of our words for it. */
function streetOfTown({ address, accuracy }: AddressValue): string {
  if (!address?.street || (accuracy !== 'locality' && accuracy !== 'postal')) return '';
  return [address.houseNumber, address.street].filter(Boolean).join(' ');
}

/**
 * What a text begins with as its house number: the address's own, or where a database kept the text alone, that before "rue" or
 * before a comma.
 */
function leadingNumber(text: string, houseNumber: string): string {
  if (houseNumber !== '' && text.startsWith(houseNumber)) return houseNumber;
  const [before = ''] = LEADING_NUMBER.exec(text) ?? [];
  const rest = text.slice(before.length);
  return /^\s*[,،]/.test(rest) || WAYS.has(wordsOf(rest)[0]?.word ?? '') ? before : '';
}

/**
 * The house number of an edited text: the one it begins with, right before the street's or the place's name, else the address's own
 * while the text has it, else one elsewhere, read as on a pick. A postal code is none, nor are four digits before a place without a
 * street.
 */
function houseNumberOf(asTyped: string, address: AddressResult['address'], anchor: string): string {
  const { houseNumber, street } = address;
  const text = withLatinDigits(asTyped);
  const [before = '', typed = ''] = LEADING_NUMBER.exec(text) ?? [];
  const rest = foldText(text.slice(before.length));
  const isBefore = (name: string) => name !== '' && rest.startsWith(name);
  const isNumber = typed !== '' && (street === '' ? !/^\d{4}/.test(typed) : typed !== address.postalCode);
  if (isNumber && (isBefore(anchor) || isBefore(foldText(street)))) return typed.trim();
  if (` ${foldText(asTyped)} `.includes(` ${foldText(houseNumber)} `)) return houseNumber;
  const { number } = numberWithin(text, street);
  return street === '' || number === address.postalCode ? '' : number;
}

/** The address and the accuracy that remain to an edited text: a house number or street that is gone is not sent to the door. */
function stillNamed(
  value: AddressValue,
  anchor: string,
  text: string,
): Pick<AddressValue, 'address' | 'accuracy'> {
  const { address, accuracy } = value;
  if (address === null) return { address, accuracy };
  const isStreetGone = streetOfTown(value) !== '' && !foldText(text).includes(foldText(address.street));
  const street = isStreetGone ? '' : address.street;
  const houseNumber = isStreetGone ? '' : houseNumberOf(text, address, anchor);
  if (houseNumber === address.houseNumber && street === address.street) return { address, accuracy };
  const named = { ...address, houseNumber, street };
  // A point placed by hand is where the buyer wants it.
  return {
    address: named,
    accuracy: value.source === 'pin' ? accuracy : accuracyBeside(accuracy, address, named),
  };
}

/**
 * The name that a value's text must contain to still mean its address: its street or place, or its town if only that is known. A
 * value from a team's database may lack parts; those it has count.
 */
export function anchorOf(value: AddressValue): string {
  const { text } = value;
  if (value.source === 'free') return '';
  const street = streetOfTown(value);
  const town =
    street !== '' && text.startsWith(street) ? text.slice(street.length).replace(/^[\s,،]+/, '') : '';
  if (town !== '') return foldText(titleOf(town));
  const number = leadingNumber(withLatinDigits(text), withLatinDigits(value.address?.houseNumber ?? ''));
  return foldText(titleOf(text.slice(number.length).replace(/^[\s,،]+/, '')));
}

/**
 * A value after its text was edited. While the text still names the address (a flat was added, a word corrected), address and
 * point stay. Otherwise it is free text: a point that belongs to another text is worse than none.
 */
export function editedValue(value: AddressValue, anchor: string, text: string): AddressValue {
  // The browser's undo fires `input` even if nothing changed.
  if (text === value.text) return value;
  if (value.source === 'pin' && anchor === '') return { ...value, text };
  if (value.source === 'free' || anchor === '' || !foldText(text).includes(anchor)) return freeValue(text);
  const source = value.source === 'pin' ? 'pin' : 'edited';
  return { ...value, text, source, ...stillNamed(value, anchor, text) };
}

/** Whether an edit changed more than the text. An edit keeps the objects of what it leaves alone. */
export function isOtherPlace(edited: AddressValue, value: AddressValue): boolean {
  return edited.address !== value.address || edited.location !== value.location;
}

/** The fields of a value that are no objects. */
const PLAIN_FIELDS = ['text', 'source', 'plusCode', 'smartCode', 'confirmed', 'accuracy'] as const;

/** Whether two values are equal. */
export function isSameValue(a: StoredAddress, b: AddressValue): boolean {
  return (
    a === b ||
    (PLAIN_FIELDS.every((name) => a[name] === b[name]) &&
      // NaN equals NaN here: otherwise a controlled value with an invalid point would be applied without end.
      Object.is(a.location?.lat, b.location?.lat) &&
      Object.is(a.location?.lng, b.location?.lng) &&
      JSON.stringify(a.address) === JSON.stringify(b.address))
  );
}
