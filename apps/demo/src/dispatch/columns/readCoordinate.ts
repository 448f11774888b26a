/** A latitude or longitude in decimal degrees, with a degree sign or without, with a point or a comma. */
const COORDINATE = /^([+-]?\d{1,3}(?:[.,\u066B]\d+)?)\s*°?\s*([NSEWO])?$/i;

/** Arabic and full-width digits as the ones a number is written with. */
function plainDigits(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
    .trim();
}

/** Decimal degrees, or null for a text that is no coordinate. */
export function readCoordinate(text: string): number | null {
  const [, number, side = ''] = COORDINATE.exec(plainDigits(text)) ?? [];
  if (number === undefined) return null;
  const value = Number(number.replace(/[,\u066B]/, '.'));
  return /[SWO]/i.test(side) ? -value : value;
}
