import type { FrenchNoun } from './frenchNouns.ts';

interface LandmarkKind {
  /** What in a name says the kind already, in French, English or transliterated Arabic. */
  readonly said?: RegExp;
  /** Its noun put before a name that does not say it, as `featureNames.ts` has it. */
  readonly fr: FrenchNoun;
  /** The same in Arabic; without it the name is enough. */
  readonly ar?: string;
  /** Whether English puts the kind after the name: "République metro station". */
  readonly isEnglish?: true;
}

/**
 * Kinds of landmarks, by GeoNames' word. Each also has a rank in `scripts/places/importance.ts`, perhaps a symbol on the map (`core`'s
 * `base-layer/symbols.ts`), and words by which it is searched (`search/words.ts`).
 */
const KINDS: Readonly<Record<string, LandmarkKind>> = {
  airport: { said: /a[ée]roport|airport/iu, fr: 'aeroport', ar: 'مطار', isEnglish: true },
  casino: { fr: 'casino' },
  'commercial centre': { fr: 'centre' },
  gate: { said: /^bab\b|^porte\b/iu, fr: 'porte' },
  hospital: {
    said: /h[oô]pital|hospital|clinique|institut/iu,
    fr: 'hopital',
    ar: 'مستشفى',
    isEnglish: true,
  },
  hotel: {
    said: /h[oô]tel|resort|\bclub|r[ée]sidence|residence|palace|\bspa\b|\briad|auberge|\binn\b|^dar\b|appart/iu,
    fr: 'hotel',
    ar: 'نزل',
    isEnglish: true,
  },
  library: { fr: 'bibliotheque' },
  market: { said: /march[ée]|market|\bs[ouū]+[qk]\b/iu, fr: 'marche', ar: 'سوق', isEnglish: true },
  'metro station': { said: /station|\bgare|m[ée]tro/iu, fr: 'station', ar: 'محطة مترو', isEnglish: true },
  mosque: {
    said: /mosqu|^(?:jam|djem|jem|zaou|zawi|masjid)/iu,
    fr: 'mosquee',
    ar: 'جامع',
    isEnglish: true,
  },
  museum: { said: /mus[ée]/iu, fr: 'musee', ar: 'متحف', isEnglish: true },
  palace: { said: /^(?:palais|dar|kasb|ksar|qasr)/iu, fr: 'palais' },
  'railway station': { said: /station|\bgare|halte/iu, fr: 'gare', ar: 'محطة قطار', isEnglish: true },
  school: {
    said: /[ée]cole|school|lyc[ée]e|coll[èe]ge|institut|facult|centre|universit|m[ae]d[ae]rsa/iu,
    fr: 'ecole',
    ar: 'مدرسة',
    isEnglish: true,
  },
  square: { said: /^place|square|^sahat/iu, fr: 'place', ar: 'ساحة' },
  stadium: { said: /stad|complexe|\bclub/iu, fr: 'stade', ar: 'ملعب', isEnglish: true },
  theatre: { said: /th[ée][âa]tre/iu, fr: 'theatre' },
  university: { said: /universit|facult|institut/iu, fr: 'universite', ar: 'جامعة', isEnglish: true },
};

/** Whether a landmark's name says its kind already: "Bab Mnara" is a gate to everyone, "Regency" no hotel. */
export const saysItsKind = (name: string, category: string): boolean =>
  KINDS[category]?.said?.test(name) ?? false;

/** The kind that a name leaves unsaid; undefined if it says it, or the kind is none of these. */
export const unsaidKind = (name: string, category: string): LandmarkKind | undefined =>
  saysItsKind(name, category) ? undefined : KINDS[category];
