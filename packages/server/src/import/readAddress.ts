import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { LatLng } from '@smart-address/codes';
import type { Gazetteer, Street } from '@smart-address/gazetteer';
import type { AddressRecord } from '../store/records.types.ts';
import { houseNumberOf, plainText } from './houseNumber.ts';
import { type AddressRow, isRejection, type Rejection, type RejectionReason } from './import.types.ts';

const maxLength = 200;
const decimal = /^[-+]?\d{1,3}(?:\.\d{1,20})?$/;

/** What an address and a street of a file have in common. */
interface RowPlace {
  readonly point: LatLng;
  readonly street: string;
  /** Four digits, or empty. */
  readonly postalCode: string;
}

/** Where a row is and on which street, or why it is refused. */
function readPlace({ place, fields }: AddressRow, gazetteer: Gazetteer): RowPlace | Rejection {
  const refuse = (reason: RejectionReason, message: string): Rejection => ({ place, reason, message });

  for (const text of Object.values(fields)) {
    if (text.length > maxLength) return refuse('BAD_TEXT', `a field is longer than ${maxLength} characters`);
    if (text.includes('\ufffd')) return refuse('BAD_TEXT', 'the text is not UTF-8: save the file as UTF-8');
    if (/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(text.trim())) {
      return refuse('BAD_TEXT', 'a field holds a control character: remove it');
    }
  }

  const latText = plainText(fields.lat ?? '');
  const lngText = plainText(fields.lng ?? '');
  if (latText === '' || lngText === '') return refuse('MISSING_POINT', 'latitude or longitude is missing');
  if (!decimal.test(latText) || !decimal.test(lngText)) {
    return refuse('BAD_POINT', `"${latText}", "${lngText}" are not decimal degrees such as 36.8065, 10.1815`);
  }
  const point: LatLng = { lat: Number(latText), lng: Number(lngText) };
  if (Math.abs(point.lat) > 90 || Math.abs(point.lng) > 180) {
    return refuse(
      'BAD_POINT',
      `${point.lat}, ${point.lng} is not on Earth: decimal degrees, WGS 84, are needed`,
    );
  }
  if (!gazetteer.covers(point)) {
    const isSwapped = gazetteer.covers({ lat: point.lng, lng: point.lat });
    const hint = isSwapped ? ': latitude and longitude look swapped' : '';
    return refuse('OUT_OF_COVERAGE', `${point.lat}, ${point.lng} is outside Tunisia${hint}`);
  }

  const street = plainText(fields.street ?? '');
  if (!/\p{L}/u.test(street)) return refuse('MISSING_STREET', 'the street has no name');
  const postalText = plainText(fields.postalCode ?? '');
  if (postalText !== '' && !/^\d{4}$/.test(postalText)) {
    return refuse('BAD_POSTAL_CODE', `"${postalText}" is not a postal code of four digits`);
  }

  return { point, street, postalCode: postalText };
}

/** The address record of a row, or why there is none. The gazetteer supplies locality and postal code where the row has none. */
export function readAddress(
  row: AddressRow,
  gazetteer: Gazetteer,
  attribution: string,
): AddressRecord | Rejection {
  const found = readPlace(row, gazetteer);
  if (isRejection(found)) return found;
  const { place, fields } = row;
  const numberText = plainText(fields.houseNumber ?? '');
  if (numberText === '')
    return { place, reason: 'MISSING_HOUSE_NUMBER', message: 'the house number is missing' };
  const houseNumber = houseNumberOf(numberText);
  if (houseNumber === null) {
    const message = `"${numberText}" is not a house number such as 12, 12 bis or 3-5`;
    return { place, reason: 'BAD_HOUSE_NUMBER', message };
  }
  const { point, street } = found;
  const nearest = gazetteer.nearest(point);
  const locality = plainText(fields.locality ?? '') || (nearest?.locality ?? '');
  const postalCode = found.postalCode || (nearest?.postalCode ?? '');
  return {
    id: addressId(houseNumber, street, locality, postalCode),
    houseNumber,
    street,
    locality,
    delegation: nearest?.delegation ?? '',
    governorate: nearest?.governorate ?? '',
    governorateCode: nearest?.governorateCode ?? '',
    postalCode,
    point,
    attribution,
  };
}

/** The street of a row, or why there is none. */
export function readStreet(row: AddressRow, gazetteer: Gazetteer): Street | Rejection {
  const found = readPlace(row, gazetteer);
  if (isRejection(found)) return found;
  const { point, street, postalCode } = found;
  return { name: street, nameAr: plainText(row.fields.streetAr ?? ''), location: point, postalCode };
}

/** A text without case, accents and punctuation, for comparing two texts. */
export function foldedText(text: string): string {
  return plainText(text)
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[\p{M}\u0640]/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The id of an address, made of its text: the same address in another spelling has the same id. */
function addressId(houseNumber: string, street: string, locality: string, postalCode: string): string {
  const text = [houseNumber, street, locality, postalCode].map(foldedText).join('\n');
  return `addr:${bytesToHex(sha256(utf8ToBytes(text))).slice(0, 20)}`;
}
