import type { Lang } from '@smart-address/gazetteer';

interface PreviewMessages {
  /** @param words Description of the place. */
  readonly label: (words: string) => string;
  readonly noPlace: string;
}

/** The preview's accessible name. */
export const PREVIEW_MESSAGES: Readonly<Record<Lang, PreviewMessages>> = {
  fr: { label: (words) => `Carte schématique\u00a0: ${words}`, noPlace: 'Aucun emplacement à montrer.' },
  ar: { label: (words) => `خريطة تخطيطية: ${words}`, noPlace: 'لا يوجد مكان لعرضه.' },
  en: { label: (words) => `Sketch map: ${words}`, noPlace: 'No place to show.' },
};
