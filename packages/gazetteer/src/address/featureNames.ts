import { FRENCH_NOUNS, type Article } from './frenchNouns.ts';
import { unsaidKind } from './landmarkKinds.ts';

const byWord: Readonly<Record<string, readonly [noun: string, article: Article]>> = FRENCH_NOUNS;

const fold = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

const join = (article: Article, words: string): string =>
  article === 'de l’' ? `${article}${words}` : `${article} ${words}`;

/**
 * "de" before a proper name: "d’Akouda", "du Bardo", "des Berges du Lac", "de La Marsa". An h stands for an Arabic
 * consonant and keeps its "de".
 */
export function ofPlace(name: string): string {
  if (name.startsWith('Le ')) return `du ${name.slice(3)}`;
  if (name.startsWith('Les ')) return `des ${name.slice(4)}`;
  return /^[aeiouœ]/iu.test(fold(name)) ? `d’${name}` : `de ${name}`;
}

/** First words of Arabic names that say what a place is. */
const ARABIC_NOUNS =
  /^(?:مطار|مستشفى|مصحة|نزل|فندق|سوق|محطة|جامع|مسجد|زاوية|متحف|مدرسة|معهد|كلية|مركز|ساحة|ملعب|جامعة|باب|دار|قصر|برج|شارع|نهج|حمام)/u;

/** A landmark with its kind put before a name that does not say it. */
export function featureInArabic(name: string, category: string): string {
  const kind = unsaidKind(name, category)?.ar;
  return kind === undefined || ARABIC_NOUNS.test(name) || name.startsWith(`ال${kind}`)
    ? name
    : `${kind} ${name}`;
}

/** A landmark with its kind put after a name that does not say it: "République metro station". */
export const featureInEnglish = (name: string, category: string): string =>
  unsaidKind(name, category)?.isEnglish ? `${name} ${category}` : name;

/** "de" before a street or landmark, with the article its noun asks for: "de la mosquée Sidi Mahrez". */
export function ofFeature(name: string, category: string): string {
  const [first = '', ...rest] = name.split(' ');
  const own = byWord[fold(first)];
  if (own !== undefined && rest.length > 0) return join(own[1], [own[0], ...rest].join(' '));
  const kind = unsaidKind(name, category);
  // A street without a noun of its own may be an avenue or a lane; its name alone says enough.
  if (kind === undefined) return ofPlace(name);
  const [noun, article] = FRENCH_NOUNS[kind.fr];
  return join(article, `${noun} ${name}`);
}
