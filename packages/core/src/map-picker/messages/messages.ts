import type { Lang } from '@smart-address/gazetteer';
import type { MapPickerMessages } from './messages.types.ts';
import { messagesAr } from './messages.ar.ts';
import { messagesEn } from './messages.en.ts';
import { messagesFr } from './messages.fr.ts';

/** Every language: one that is missing here does not compile below. */
export const MAP_LANGS = ['fr', 'ar', 'en'] as const;
const MESSAGES: Readonly<Record<(typeof MAP_LANGS)[number], MapPickerMessages>> = {
  fr: messagesFr,
  ar: messagesAr,
  en: messagesEn,
};

/** The picker's texts in a language. */
export function mapPickerMessages(lang: Lang): MapPickerMessages {
  return MESSAGES[lang];
}
