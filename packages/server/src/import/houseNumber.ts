const pattern = /^(\d{1,5})(?:\s*[-/]\s*(\d{1,5}))?(?:\s*[-/]?\s*(bis|ter|quater|[a-z]))?$/i;

/** Converts Arabic-Indic and full-width digits to Latin ones, and compatibility forms to one form. */
export function plainText(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replaceAll(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** A house number in canonical form, such as `12`, `12 bis`, `12 B`, `3-5`; null if the text is none. */
export function houseNumberOf(text: string): string | null {
  const match = pattern.exec(plainText(text));
  if (!match) return null;
  const [, first = '', last, suffix] = match;
  if (Number(first) === 0) return null;
  const range = last === undefined ? String(Number(first)) : `${Number(first)}-${Number(last)}`;
  if (suffix === undefined) return range;
  return `${range} ${suffix.length === 1 ? suffix.toUpperCase() : suffix.toLowerCase()}`;
}
