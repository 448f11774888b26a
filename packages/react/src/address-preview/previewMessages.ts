import type { Lang } from '@smart-address/gazetteer';

interface PreviewMessages {
  /** @param words Description of the place. */
  readonly label: (words: string) => string;
  readonly noPlace: string;
}

/** The preview's accessible name. */
export const PREVIEW_MESSAGES: Readonly<Record<Lang, PreviewMessages>> = {
  fr: { label: (words) => `Plan schématique\u00a0: ${words}`, noPlace: 'Aucun emplacement à montrer.' },
  ar: { label: (words) => `مخطط تقريبي: ${words}`, noPlace: 'لا يوجد مكان لعرضه.' },
  en: { label: (words) => `Sketch map: ${words}`, noPlace: 'No place to show.' },
};
