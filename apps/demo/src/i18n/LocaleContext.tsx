import type { Lang } from '@smart-address/gazetteer';
import { createContext, use } from 'react';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { fr, type Messages } from './fr.ts';

export const TRANSLATIONS: Readonly<Record<Lang, Messages>> = { fr, ar, en };

/** Each language under its own name, in the order of the switch. */
export const LANGUAGE_NAMES: Readonly<Record<Lang, string>> = {
  fr: 'Français',
  ar: 'العربية',
  en: 'English',
};

export const LocaleContext = createContext<Lang>('fr');

/** The language in use and the sentences that every page needs. */
export function useLocale(): { readonly locale: Lang; readonly t: Messages } {
  const locale = use(LocaleContext);
  return { locale, t: TRANSLATIONS[locale] };
}

/** The sentences of one page, in the language in use. */
export function useTranslation<T>(translations: Readonly<Record<Lang, T>>): T {
  return translations[use(LocaleContext)];
}
