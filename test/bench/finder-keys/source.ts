import { finderMessages, type Provider } from '@smart-address/core';
import type { AddressResult } from '@smart-address/gazetteer';

/** What the gazetteer says to each beginning of the addresses typed, put in when the page is built: nobody searches here. */
declare const ANSWERS: Readonly<Record<string, readonly AddressResult[]>>;

const answers = ANSWERS;

/** The same rows for the same text, whoever asks. */
export const find = (text: string): readonly AddressResult[] => answers[text.trim()] ?? [];

/** What the licences of the rows ask a list to show. */
export const ATTRIBUTION = 'GeoNames, La Poste Tunisienne';

/**
 * Of every field, as on any page. The first letter removes it. Chromium lays the field out once more for that, on the key that opens the
 * list.
 */
export const PLACEHOLDER = finderMessages('fr').placeholder;

export const provider: Provider<AddressResult> = {
  suggest: async (query) => ({ query, results: find(query), attribution: ATTRIBUTION }),
  retrieve: () => Promise.reject(new Error('Nothing is picked here.')),
  reverse: async () => null,
};
