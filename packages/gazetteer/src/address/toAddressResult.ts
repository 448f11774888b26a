import { encodePlusCode, encodeSmartCode, LocationCodeError, type LatLng } from '@smart-address/codes';
import type { AddressResult } from '../address.types.ts';
import type { PlaceMatch } from '../types.ts';

const PLUS_CODE_DIGITS = 11;

/** The codes of a point; empty for a place of a custom list without a point, or with one outside the grid. */
function codesOf(location: LatLng): Pick<AddressResult, 'smartCode' | 'smartcode' | 'plusCode'> {
  try {
    return {
      smartCode: encodeSmartCode(location, 'A'),
      smartcode: encodeSmartCode(location, 'B'),
      plusCode: encodePlusCode(location, PLUS_CODE_DIGITS),
    };
  } catch (error) {
    if (error instanceof LocationCodeError) return { smartCode: '', smartcode: '', plusCode: '' };
    throw error;
  }
}

/** A match of a query, or what is no answer to one. */
type FoundPlace = Omit<PlaceMatch, 'reading'> & Partial<Pick<PlaceMatch, 'reading'>>;

/** A place in the API's wire format, which the finder displays too; made only here, for the server and the offline provider. */
export function toAddressResult(match: FoundPlace): AddressResult {
  const { location, accuracy } = match;
  return {
    id: match.id,
    type: match.type,
    label: match.label,
    highlight: match.highlight,
    match: { score: match.score, kind: match.kind, corrections: match.corrections },
    address: {
      houseNumber: match.houseNumber,
      street: match.street,
      locality: match.locality,
      delegation: match.delegation,
      governorate: match.governorate,
      governorateCode: match.governorateCode,
      postalCode: match.postalCode,
      country: 'TN',
    },
    location: {
      lat: location.lat,
      lng: location.lng,
      accuracy: accuracy === 'delegation' || accuracy === 'sector' ? 'postal' : accuracy,
    },
    ...(match.reading && { reading: match.reading }),
    ...codesOf(location),
    distanceMeters: match.distanceMeters === null ? null : Math.round(match.distanceMeters * 10) / 10,
  };
}
