import type { LANGS } from '../settings/settings.ts';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { fr, type Messages } from './fr.ts';

type Lang = (typeof LANGS)[number];

export const TRANSLATIONS: Readonly<Record<Lang, Messages>> = { fr, ar, en };

/** Each language under its own name, in the order of the switch. */
export const LANGUAGE_NAMES: Readonly<Record<Lang, string>> = {
  fr: 'Français',
  ar: 'العربية',
  en: 'English',
};
