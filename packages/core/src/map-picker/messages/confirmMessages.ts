import type { Lang } from '@smart-address/gazetteer';
import { formatLength } from './formatLength.ts';

interface ConfirmMessages {
  readonly title: string;
  /** @param meters Distance of the pin from the address's point; null if unknown. */
  readonly body: (meters: number | null, address: string) => string;
  readonly usePin: string;
  readonly useAddress: string;
  readonly back: string;
}

/** The question and its answers. */
export const CONFIRM_MESSAGES: Readonly<Record<Lang, ConfirmMessages>> = {
  fr: {
    title: 'Le repère et l’adresse ne concordent pas',
    body: (meters, address) =>
      `Le repère ${meters === null ? 'n’est pas à' : `est à ${formatLength(meters, 'fr')} de`} «\u00a0${address}\u00a0». Où faut-il livrer\u202f?`,
    usePin: 'Au repère',
    useAddress: 'À l’adresse',
    back: 'Revenir',
  },
  ar: {
    title: 'الدبوس والعنوان غير متطابقين',
    body: (meters, address) =>
      `الدبوس ${meters === null ? 'ليس في' : `على بعد ${formatLength(meters, 'ar')} من`} «\u2068${address}\u2069». أين يتم التسليم؟`,
    usePin: 'عند الدبوس',
    useAddress: 'عند العنوان',
    back: 'رجوع',
  },
  en: {
    title: 'The pin and the address do not match',
    body: (meters, address) =>
      `The pin is ${meters === null ? 'not at' : `${formatLength(meters, 'en')} from`} “${address}”. Where should it be delivered?`,
    usePin: 'At the pin',
    useAddress: 'At the address',
    back: 'Go back',
  },
};
