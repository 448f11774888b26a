import type { Lang } from '@smart-address/gazetteer';

/** What stories search for when they open, in the language that they search in. */
export const RECORDED_QUERIES: readonly (readonly [locale: Lang, query: string])[] = [
  ['fr', 'la marsa'],
  ['fr', 'la mar'],
  ['fr', 'tunis'],
  ['fr', 'sidi bousaid'],
  ['fr', 'rue du lac'],
  ['fr', '2070'],
  ['fr', '8GR5-4JJJ-29'],
  ['fr', '8GR5-4JJJ-28'],
  ['fr', 'xqzwkjvx'],
  ['ar', 'المرسى'],
  ['ar', 'تونس'],
  ['ar', '8GR5-4JJJ-28'],
  ['ar', 'xqzwkjvx'],
  ['en', 'la marsa'],
];

export const keyOf = (locale: Lang, query: string): string => `${locale} ${query}`;
