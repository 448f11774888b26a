import type { Lang } from '@smart-address/gazetteer';
import { createContext, use } from 'react';
import type { Messages } from './fr.ts';
import { TRANSLATIONS } from './translations.ts';

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
