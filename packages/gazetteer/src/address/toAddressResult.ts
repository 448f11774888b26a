import { encodePlusCode, encodeSmartCode, LocationCodeError } from '@smart-address/codes';
import type { LatLng } from '@smart-address/codes';
import type { AddressResult } from '../address.types.ts';
import type { PlaceMatch } from '../types.ts';

const PLUS_CODE_DIGITS = 11;

/** The codes of a point; empty for a place of a list of one's own that has no point, or none in Tunisia's grid. */
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

/** A place as the API sends it and as the finder shows it; the server and the offline provider both make it here. */
export function toAddressResult(match: PlaceMatch): AddressResult {
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
      accuracy: accuracy === 'delegation' ? 'postal' : accuracy,
    },
    ...codesOf(location),
    distanceMeters: match.distanceMeters === null ? null : Math.round(match.distanceMeters * 10) / 10,
  };
}
