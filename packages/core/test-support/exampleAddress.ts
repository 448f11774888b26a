import type { AddressResult } from '@smart-address/gazetteer';

/** A result as the API sends it, for tests. */
export function exampleAddress(id: string, change: Partial<AddressResult> = {}): AddressResult {
  return {
    id,
    type: 'locality',
    label: `${id}, 1001 Tunis`,
    highlight: [[0, 2]],
    match: { score: 0.9, kind: 'prefix', corrections: [] },
    address: {
      houseNumber: '',
      street: '',
      locality: id,
      delegation: 'Bab El Bhar',
      governorate: 'Tunis',
      governorateCode: 'TN-11',
      postalCode: '1001',
      country: 'TN',
    },
    location: { lat: 36.8065, lng: 10.1815, accuracy: 'locality' },
    smartCode: '8GR5-4JJJ-29',
    smartcode: 'TN5245-445-5222',
    plusCode: '8F8GR54J+JJ2',
    distanceMeters: null,
    ...change,
  };
}
