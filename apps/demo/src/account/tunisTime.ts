import type { Lang } from '@smart-address/gazetteer';

const TAGS: Readonly<Record<Lang, string>> = { fr: 'fr-TN', ar: 'ar-TN-u-nu-latn', en: 'en-GB' };

/** An instant as a clock in Tunisia shows it, day and hour. */
export function tunisTime(instant: string, locale: Lang): string {
  return new Intl.DateTimeFormat(TAGS[locale], {
    timeZone: 'Africa/Tunis',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(instant));
}
