import { accountAr } from './account.ar.ts';
import { accountEn } from './account.en.ts';
import { accountFr } from './account.fr.ts';

export const ACCOUNT = { fr: accountFr, ar: accountAr, en: accountEn };
