import { unsaidKind } from './landmarkKinds.ts';

/** First words of Arabic names that say what a place is. */
const NOUNS =
  /^(?:مطار|مستشفى|مصحة|نزل|فندق|سوق|محطة|جامع|مسجد|زاوية|متحف|مدرسة|معهد|كلية|مركز|ساحة|ملعب|جامعة|باب|دار|قصر|برج|شارع|نهج|حمام)/u;

/** A landmark with its kind put before a name that does not say it. */
export function featureInArabic(name: string, category: string): string {
  const kind = unsaidKind(name, category)?.ar;
  return kind === undefined || NOUNS.test(name) || name.startsWith(`ال${kind}`) ? name : `${kind} ${name}`;
}
