import type { Lang } from '../types.ts';

/** "République, 1001 Tunis": the place, then postal code and governorate. Empty parts are left out. */
export function placeLine(locality: string, postalCode: string, governorate: string, lang: Lang): string {
  const region = [postalCode, governorate].filter((part) => part !== '').join(' ');
  return [locality, region]
    .filter((part, at, parts) => part !== '' && part !== parts[at - 1])
    .join(lang === 'ar' ? '، ' : ', ');
}
