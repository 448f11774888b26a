import { checkAr } from './check.ar.ts';
import { checkEn } from './check.en.ts';
import { checkFr } from './check.fr.ts';

export const CHECK = { fr: checkFr, ar: checkAr, en: checkEn };
