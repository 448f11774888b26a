import { expect, it } from 'vitest';
import { TRANSLATIONS } from '../i18n/LocaleContext.tsx';
import { formatPrice } from './basket.ts';

it.each([
  ['fr', 'fr-TN'],
  ['ar', 'ar-TN-u-nu-latn'],
  ['en', 'en-TN'],
] as const)('writes a price in %s as Intl does for %s', (lang, tag) => {
  const byIntl = new Intl.NumberFormat(tag, { style: 'currency', currency: 'TND' });
  for (const millimes of [0, 5, 700, 7_000, 8_900, 101_800, 999_999])
    expect(formatPrice(millimes, TRANSLATIONS[lang])).toBe(byIntl.format(millimes / 1000));
});
