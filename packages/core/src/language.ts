import type { Lang } from '@smart-address/gazetteer';

/** Every language: one that is missing here does not compile in `messages.ts`. */
export const LANGS = ['fr', 'ar', 'en'] as const;

/** Our language for a language tag ("fr-TN"); undefined for an unsupported one, and for what is no text. */
export function langOf(tag: unknown): Lang | undefined {
  const [language] = typeof tag === 'string' ? tag.toLowerCase().split('-', 1) : [];
  return LANGS.find((known) => known === language);
}

/** Words of a credit that are not names, in the order in which they are matched. */
const WORDS: Readonly<Record<Exclude<Lang, 'en'>, readonly (readonly [english: RegExp, own: string])[]>> = {
  fr: [
    [/© OpenStreetMap contributors/g, '© contributeurs OpenStreetMap'],
    [/La Poste Tunisienne/g, 'La Poste tunisienne'],
    [/\s?; /g, '\u202f; '],
  ],
  ar: [
    [/© OpenStreetMap contributors/g, '© مساهمو OpenStreetMap'],
    [/La Poste Tunisienne/g, 'البريد التونسي'],
    [/ ?; /g, '؛ '],
    [/, /g, '، '],
  ],
};

/** Cached, because a list has the same credit from key to key. */
let last = { credit: '', lang: 'en', translated: '' };

/**
 * Translates a credit such as "GeoNames (CC BY 4.0); © OpenStreetMap contributors". Names, licences and unknown words stay
 * as they are.
 */
export function translateCredit(credit: string, lang: Lang): string {
  if (lang === 'en') return credit;
  if (last.credit !== credit || last.lang !== lang) {
    const translated = WORDS[lang].reduce((text, [english, own]) => text.replace(english, own), credit);
    last = { credit, lang, translated };
  }
  return last.translated;
}
