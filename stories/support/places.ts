import { encodePlusCode, encodeSmartCode, type LatLng } from '@smart-address/codes';
import type { AddressValue, RecentsStore } from '@smart-address/core';
import type { AddressResult } from '@smart-address/gazetteer';

interface StoryPlace {
  readonly text: string;
  readonly street: string;
  readonly locality: string;
  readonly delegation: string;
  readonly governorate: string;
  readonly governorateCode: string;
  readonly postalCode: string;
  readonly location: LatLng;
}

const CENTRE = {
  locality: 'Tunis',
  delegation: 'Bab Bhar',
  governorate: 'Tunis',
  governorateCode: 'TN-11',
  postalCode: '1000',
} as const;

/** Places of the gazetteer, one for each accuracy. */
const PLACES = {
  rooftop: {
    text: 'Théâtre Municipal, 1000 Tunis',
    ...CENTRE,
    street: '',
    location: { lat: 36.8, lng: 10.1809 },
  },
  street: {
    text: 'Avenue Habib Bourguiba, 1000 Tunis',
    ...CENTRE,
    street: 'Avenue Habib Bourguiba',
    location: { lat: 36.8005, lng: 10.186 },
  },
  locality: {
    text: 'Sidi Bou Saïd, 2026 Carthage',
    street: '',
    locality: 'Sidi Bou Saïd',
    delegation: 'Carthage',
    governorate: 'Tunis',
    governorateCode: 'TN-11',
    postalCode: '2026',
    location: { lat: 36.8687, lng: 10.3416 },
  },
  postal: {
    text: 'Cité Ennasr, 2037 Ariana',
    street: '',
    locality: 'Cité Ennasr',
    delegation: 'Ariana',
    governorate: 'Ariana',
    governorateCode: 'TN-12',
    postalCode: '2037',
    location: { lat: 36.8589, lng: 10.1638 },
  },
} as const satisfies Record<string, StoryPlace>;

/** A picked address with a point of the given accuracy. */
export function placeValue(accuracy: keyof typeof PLACES): AddressValue {
  const { text, location, ...parts } = PLACES[accuracy];
  return {
    text,
    source: 'picked',
    address: { ...parts, houseNumber: '', country: 'TN' },
    location,
    accuracy,
    plusCode: encodePlusCode(location, 11),
    smartCode: encodeSmartCode(location, 'A'),
    confirmed: false,
  };
}

/** A place as a provider gives it, and as a store of recent addresses keeps it. */
function placeResult(accuracy: keyof typeof PLACES): AddressResult {
  const { text, location, ...parts } = PLACES[accuracy];
  return {
    id: accuracy,
    type: accuracy === 'street' ? 'street' : 'locality',
    label: text,
    highlight: [],
    match: { score: 1, kind: 'exact', corrections: [] },
    address: { ...parts, houseNumber: '', country: 'TN' },
    location: { ...location, accuracy },
    smartCode: encodeSmartCode(location, 'A'),
    smartcode: encodeSmartCode(location, 'B'),
    plusCode: encodePlusCode(location, 11),
    distanceMeters: null,
  };
}

/** Two addresses that were picked before. */
export const recentPlaces: RecentsStore = {
  load: () => [placeResult('locality'), placeResult('street')],
  add() {},
  remove() {},
  clear() {},
};
