import { encodePlusCode, encodeSmartCode } from '@smart-address/codes';
import type { AddressResult, PlaceMatch } from '@smart-address/gazetteer';

/** A place as the API sends it. */
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
    location: { ...location, accuracy: accuracy === 'delegation' ? 'postal' : accuracy },
    smartCode: encodeSmartCode(location, 'A'),
    smartcode: encodeSmartCode(location, 'B'),
    plusCode: encodePlusCode(location, 11),
    distanceMeters: match.distanceMeters === null ? null : Math.round(match.distanceMeters * 10) / 10,
  };
}
