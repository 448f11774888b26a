import type { LatLng } from '@smart-address/codes';
import type { Gazetteer } from '@smart-address/gazetteer';
import type { AddressRecord } from '../store/records.types.ts';
import { addressId } from './addressId.ts';
import { houseNumberOf, plainText } from './houseNumber.ts';
import type { AddressRow, Rejection, RejectionReason } from './import.types.ts';

const maxLength = 200;
const decimal = /^[-+]?\d{1,3}(?:\.\d{1,20})?$/;

/** The address record of a row, or why there is none. The gazetteer supplies locality and postal code where the row has none. */
export function readAddress(
  { place, fields }: AddressRow,
  gazetteer: Gazetteer,
  attribution: string,
): AddressRecord | Rejection {
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

  const numberText = plainText(fields.houseNumber ?? '');
  if (numberText === '') return refuse('MISSING_HOUSE_NUMBER', 'the house number is missing');
  const houseNumber = houseNumberOf(numberText);
  if (houseNumber === null) {
    return refuse('BAD_HOUSE_NUMBER', `"${numberText}" is not a house number such as 12, 12 bis or 3-5`);
  }
  const street = plainText(fields.street ?? '');
  if (!/\p{L}/u.test(street)) return refuse('MISSING_STREET', 'the street has no name');
  const postalText = plainText(fields.postalCode ?? '');
  if (postalText !== '' && !/^\d{4}$/.test(postalText)) {
    return refuse('BAD_POSTAL_CODE', `"${postalText}" is not a postal code of four digits`);
  }

  const nearest = gazetteer.nearest(point);
  const locality = plainText(fields.locality ?? '') || (nearest?.locality ?? '');
  const postalCode = postalText || (nearest?.postalCode ?? '');
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
