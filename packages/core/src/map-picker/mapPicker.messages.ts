import type { Lang } from '@smart-address/gazetteer';
import type { MapPickerMessages } from './mapPicker.messages.types.ts';
import { messagesAr } from './messages.ar.ts';
import { messagesEn } from './messages.en.ts';
import { messagesFr } from './messages.fr.ts';

const MESSAGES: Readonly<Record<Lang, MapPickerMessages>> = {
  fr: messagesFr,
  ar: messagesAr,
  en: messagesEn,
};

/** The picker's texts in a language. */
export function mapPickerMessages(lang: Lang): MapPickerMessages {
  return MESSAGES[lang];
}
