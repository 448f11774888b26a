import type { Lang } from '@smart-address/gazetteer';

const LANGS = ['fr', 'ar', 'en'] as const satisfies readonly Lang[];

/** The toolbar's language, as a part takes it. */
export function localeOf(globals: Readonly<Record<string, unknown>>): Lang {
  return LANGS.find((lang) => lang === globals['locale']) ?? 'fr';
}
