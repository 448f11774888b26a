import { saysItsKind } from './saysItsKind.ts';

/** The noun for a kind of landmark, put before a name that does not say it. */
const KINDS: Readonly<Record<string, string>> = {
  airport: 'مطار',
  hospital: 'مستشفى',
  hotel: 'نزل',
  market: 'سوق',
  'metro station': 'محطة المترو',
  mosque: 'جامع',
  museum: 'متحف',
  'railway station': 'محطة القطار',
  school: 'مدرسة',
  square: 'ساحة',
  stadium: 'ملعب',
  university: 'جامعة',
};

/** First words of Arabic names that say what a place is. */
const NOUNS =
  /^(?:مطار|مستشفى|مصحة|نزل|فندق|سوق|محطة|جامع|مسجد|زاوية|متحف|مدرسة|معهد|كلية|مركز|ساحة|ملعب|جامعة|باب|دار|قصر|برج|شارع|نهج|حمام)/u;

export function featureInArabic(name: string, category: string): string {
  const kind = KINDS[category];
  const isSaid =
    kind === undefined || NOUNS.test(name) || name.startsWith(`ال${kind}`) || saysItsKind(name, category);
  return isSaid ? name : `${kind} ${name}`;
}
