import type { AddressResult } from '@smart-address/gazetteer';
import type { Provider } from '@smart-address/core';

const marsa: AddressResult = {
  id: 'loc:2070',
  type: 'locality',
  label: 'La Marsa, 2070 Tunis',
  highlight: [[3, 8]],
  match: { score: 1, kind: 'prefix', corrections: [] },
  address: {
    houseNumber: '',
    street: '',
    locality: 'La Marsa',
    delegation: 'La Marsa',
    governorate: 'Tunis',
    governorateCode: 'TN-11',
    postalCode: '2070',
    country: 'TN',
  },
  location: { lat: 36.8782, lng: 10.3247, accuracy: 'locality' },
  smartCode: '',
  smartcode: '',
  plusCode: '',
  distanceMeters: null,
};

/** One place, and one whose name is markup, in a town of the other script. */
export const provider: Provider = {
  suggest: async (query) => ({
    query,
    results: [marsa, { ...marsa, id: 'x', label: '<img src=x onerror=alert(1)>, 2070 تونس' }],
    attribution: '<script>alert(1)</script>',
  }),
  retrieve: async () => marsa,
  reverse: async () => marsa,
};
