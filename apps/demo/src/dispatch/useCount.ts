import { useMemo } from 'react';
import { useLocale } from '../i18n/LocaleContext.tsx';

/** Writes a number as the language in use does in Tunisia. */
export function useCount(): (value: number) => string {
  const { locale } = useLocale();
  return useMemo(() => {
    const format = new Intl.NumberFormat(locale === 'en' ? 'en' : `${locale}-TN`, {
      numberingSystem: 'latn',
    });
    return (value) => format.format(value);
  }, [locale]);
}
