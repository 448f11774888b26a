import type { Lang } from '@smart-address/gazetteer';

/** Every language: one that is missing here does not compile in `messages.ts`. */
export const LANGS = ['fr', 'ar', 'en'] as const;

/** Our language for a language tag ("fr-TN"); undefined for an unsupported one, and for what is no text. */
export function langOf(tag: unknown): Lang | undefined {
  const [language] = typeof tag === 'string' ? tag.toLowerCase().split('-', 1) : [];
  return LANGS.find((known) => known === language);
}
