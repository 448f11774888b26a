import { findAr } from './find.ar.ts';
import { findEn } from './find.en.ts';
import { findFr } from './find.fr.ts';

export const FIND = { fr: findFr, ar: findAr, en: findEn };
