import { recogniseLocation } from '@smart-address/codes';
import type { Gazetteer } from '@smart-address/gazetteer';

/** All that is said to a text and to each second beginning of it. That is places in both languages, and what sort of place it may be. */
export const answersTo = (gazetteer: Gazetteer, texts: readonly string[]) =>
  texts.map((text) => {
    const beginnings = Array.from({ length: Math.ceil(text.length / 2) }, (_, at) =>
      text.slice(0, 2 * at + 1),
    );
    return [...beginnings, text].map((typed) => [
      gazetteer.search(typed, { lang: 'fr' }),
      gazetteer.search(typed, { lang: 'ar', limit: 3 }),
      recogniseLocation(typed),
    ]);
  });
