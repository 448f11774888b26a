import type { Lang } from '../types.ts';

/** Rounds metres: to 10 m below 200 m, to 50 m below a kilometre, to 100 m below 10 km, to a kilometre beyond. */
export function roundDistance(meters: number): number {
  const step = meters < 195 ? 10 : meters < 975 ? 50 : meters < 9_950 ? 100 : 1_000;
  return Math.round(meters / step) * step;
}

/** "70 m", "1,2 km". The digits are those Tunisia writes, in Arabic too. */
export function distanceWords(meters: number, lang: Lang): string {
  const rounded = roundDistance(meters);
  const [metre, kilometre] = lang === 'ar' ? ['م', 'كم'] : ['m', 'km'];
  if (rounded < 1_000) return `${rounded} ${metre}`;
  const number = String(rounded / 1_000);
  return `${lang === 'en' ? number : number.replace('.', ',')} ${kilometre}`;
}
