import type { AddressResult } from '@smart-address/gazetteer';
import type { Provider } from '@smart-address/core';

const SYLLABLES = [
  'mar',
  'sa',
  'tu',
  'nis',
  'bi',
  'zer',
  'te',
  'sou',
  'sse',
  'ga',
  'bes',
  'me',
  'den',
  'ine',
  'ka',
  'if',
];

const names = Array.from({ length: 1_000 }, (_, index) =>
  [index, index >> 4, index >> 8, index >> 2].map((each) => SYLLABLES[each % SYLLABLES.length]).join(''),
);

const results = names.map((name, index): AddressResult => ({
  id: `p${index}`,
  type: 'locality',
  label: `${name}, ${1000 + index} Tunis`,
  highlight: [[0, 2]],
  match: { score: 1, kind: 'prefix', corrections: [] },
  address: {
    houseNumber: '',
    street: '',
    locality: name,
    delegation: '',
    governorate: 'Tunis',
    governorateCode: 'TN-11',
    postalCode: `${1000 + index}`,
    country: 'TN',
  },
  location: { lat: 36.8, lng: 10.1, accuracy: 'locality' },
  smartCode: '',
  smartcode: '',
  plusCode: '',
  distanceMeters: null,
}));

/** The same ten rows for the same text, whoever asks. */
export function find(text: string): AddressResult[] {
  return text === '' ? [] : results.filter(({ label }) => label.includes(text)).slice(0, 10);
}

export const provider: Provider = {
  suggest: async (query) => ({ query, results: find(query), attribution: '' }),
  retrieve: async (id) => {
    const result = results.find((each) => each.id === id);
    if (result === undefined) throw new Error(`There is no ${id}.`);
    return result;
  },
  reverse: async () => null,
};
