import { dispatchAr } from './dispatch.ar.ts';
import { dispatchEn } from './dispatch.en.ts';
import { dispatchFr } from './dispatch.fr.ts';

export const DISPATCH = { fr: dispatchFr, ar: dispatchAr, en: dispatchEn };
