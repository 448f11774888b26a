import type { Lang } from '@smart-address/gazetteer';

const plural = /* @__PURE__ */ new Intl.PluralRules('ar');
const METRES: Readonly<Record<Intl.LDMLPluralRule, (value: number) => string>> = {
  zero: (value) => `${value} متر`,
  one: () => 'متر واحد',
  // As it is said after "within" or "a distance of".
  two: () => 'مترين',
  few: (value) => `${value} أمتار`,
  many: (value) => `${value} مترًا`,
  other: (value) => `${value} متر`,
};

/** Rounds metres: to the metre below 100, to ten below a kilometre, then to kilometres with one decimal. */
function roundLength(meters: number): { readonly value: number; readonly unit: 'm' | 'km' } {
  if (meters < 99.5) return { value: Math.max(1, Math.round(meters)), unit: 'm' };
  if (meters < 995) return { value: Math.round(meters / 10) * 10, unit: 'm' };
  const km = meters / 1000;
  return { value: km < 9.95 ? Math.round(km * 10) / 10 : Math.round(km), unit: 'km' };
}

/** Formats a length in metres: "70 m", "1,2 km"; in Arabic with the metre's plural forms. */
export function formatLength(meters: number, lang: Lang): string {
  const { value, unit } = roundLength(meters);
  if (lang === 'ar' && unit === 'm') return METRES[plural.select(value)](value);
  const number = lang === 'en' ? value : String(value).replace('.', ',');
  return `${number} ${lang === 'ar' ? 'كم' : unit}`;
}
