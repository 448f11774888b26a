import type { LatLng } from '@smart-address/codes';
import type { AddressResult } from '@smart-address/gazetteer';
import type { AddressSource, AddressValue, StoredAddress } from '../state/types.ts';
import { isAccuracy } from '../../guards.ts';
import { MAX_TEXT, readText } from '../../readText.ts';
import { warnOnce } from '../../report.ts';
import { accuracyBeside, composed } from './beside.ts';
import { titleOf } from './label.ts';
import { foldText, withLatinDigits } from '../state/query.ts';
import { LEADING_NUMBER } from './reading.ts';
import { readAddress } from '../state/results.ts';
import { readPointOf } from '../../readPoint.ts';

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

/** Every origin of a value. */
export const SOURCES: readonly AddressSource[] = ['picked', 'edited', 'free', 'pin'];

/** A stored code, or an empty text for what can be none: it is submitted, and printed on a label. */
const readCode = (code: unknown): string =>
  typeof code === 'string' && /^[A-Z\d+ -]{1,24}$/i.test(code) ? code : '';

/**
 * A value set from outside, with its text in one line. Otherwise an address of several lines would never equal what the input shows. It has
 * a point that is one, and what a database did not keep. What cannot be read is left out. A text that is `shown` already stays as it was
 * typed.
 */
export function readValue(value: StoredAddress, shown?: string): AddressValue {
  try {
    const { text, source, address: given, accuracy, plusCode, smartCode, confirmed } = value;
    const [address, location] = [readAddress(given), readPointOf(value)];
    if (given != null && address === null)
      warnOnce('address: left out, because it cannot be copied. Set texts.');
    return {
      text: text === shown ? text : readText(text, MAX_TEXT),
      source: SOURCES.find((known) => known === source) ?? (address || location ? 'picked' : 'free'),
      address,
      location,
      accuracy: isAccuracy(accuracy) ? accuracy : null,
      plusCode: readCode(plusCode),
      smartCode: readCode(smartCode),
      confirmed: confirmed === true,
    };
  } catch {
    // A getter of theirs threw.
    return emptyValue;
  }
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
 * The value of a pick: the result with all that was typed beside it. `isAsAsked` if the text is the one that the result is an answer to;
 * an empty text for a result that answers none.
 */
export function pickedValue(text: string, result: AddressResult, isAsAsked: boolean): AddressValue {
  if (text === '') return valueOfResult(result);
  const { text: whole, houseNumber, street } = composed(text, result, isAsAsked);
  return whole === result.label ? valueOfResult(result) : valueBeside(result, whole, { houseNumber, street });
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

/** Whether a street was typed before a town or a landmark: there the point is the town's, by one of our words for it. */
const isStreetOfTown = ({ address, accuracy }: AddressValue): boolean =>
  Boolean(address?.street) && (accuracy === 'locality' || accuracy === 'postal');

/** Whether a text has another one, in whole words. */
export const hasWords = (text: string, words: string): boolean =>
  ` ${foldText(text)} `.includes(` ${foldText(words)} `);

/**
 * The house number and the street that an edited text has, read as on a pick. The address's own street stays while the text has it, and its
 * number unless another stands right before the name.
 */
function typedIn(
  text: string,
  value: AddressValue,
  address: AddressResult['address'],
  anchor: string,
): Pick<AddressResult['address'], 'houseNumber' | 'street'> {
  const isOfTown = isStreetOfTown(value);
  const isGone = isOfTown && !hasWords(text, address.street);
  const street = isGone ? '' : address.street;
  const type = street === '' ? 'locality' : 'street';
  const row = { type, label: street || anchor, address: { ...address, houseNumber: '', street } } as const;
  const read = composed(text, row, false);
  if (isGone) return { houseNumber: read.houseNumber, street: read.street };
  const own = address.houseNumber;
  const isBefore =
    read.houseNumber !== '' && hasWords(withLatinDigits(text), `${read.houseNumber} ${row.label}`);
  return { houseNumber: !isBefore && hasWords(text, own) ? own : read.houseNumber, street };
}

/** The address and the accuracy that remain to an edited text: a house number or street that is gone is not sent to the door. */
function stillNamed(
  value: AddressValue,
  anchor: string,
  text: string,
): Pick<AddressValue, 'address' | 'accuracy'> {
  const { address, accuracy } = value;
  if (address === null) return { address, accuracy };
  const { houseNumber, street } = typedIn(text, value, address, anchor);
  if (houseNumber === address.houseNumber && street === address.street) return { address, accuracy };
  const named = { ...address, houseNumber, street };
  // A point placed by hand is where the buyer wants it.
  return {
    address: named,
    accuracy: value.source === 'pin' ? accuracy : accuracyBeside(accuracy, address, named),
  };
}

/** Fewest words of a name: the 9 of "9 avril" is no house number, the 12 of "12 rue de Rome" is. */
const LEAST_NAME = 2;

/**
 * What a text begins with as its house number: the address's own. Or where a database kept the text alone, that before a name or a comma.
 */
function leadingNumber(text: string, houseNumber: string): string {
  if (houseNumber !== '' && text.startsWith(houseNumber)) return houseNumber;
  const [before = ''] = LEADING_NUMBER.exec(text) ?? [];
  const rest = text.slice(before.length);
  const isName = foldText(titleOf(rest)).split(' ').length >= LEAST_NAME;
  return /^\s*[,،]/.test(rest) || isName ? before : '';
}

/**
 * The name that a value's text must contain to still mean its address: its street, or the place after what was typed before it. A value
 * from a team's database may lack parts; those it has count.
 */
export function anchorOf(value: AddressValue): string {
  const { text, address } = value;
  if (value.source === 'free') return '';
  const parts = text.split(/[,،]/).map(foldText);
  if (isStreetOfTown(value)) {
    const towns = [address?.locality, address?.delegation, address?.governorate].map((town = '') =>
      foldText(town),
    );
    const own = towns.filter((town) => town !== '').find((town) => parts.includes(town));
    if (own !== undefined) return own;
    const streets = (address?.street ?? '').split(/[,،]/).length;
    return parts[streets] ?? '';
  }
  const street = foldText(address?.street ?? '');
  if (street !== '' && parts.some((part) => ` ${part} `.includes(` ${street} `))) return street;
  const number = leadingNumber(withLatinDigits(text), withLatinDigits(address?.houseNumber ?? ''));
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
