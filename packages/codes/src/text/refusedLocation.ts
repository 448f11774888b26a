import { toAsciiDigits } from './typedCharacters.ts';

const LINK = /^(?:[a-z]{2,9}:\/\/|(?:[a-z\d-]+\.)+[a-z]{2,6}\/)\S+$/i;
/** A number with a decimal sign, and the letter of a direction. */
const ANGLE = String.raw`[NSEWO]? ?[+-]?\d{1,4}[.,٫]\d+ ?°? ?[NSEWO]?`;
const PAIR = new RegExp(`^[("[{]*${ANGLE}(?: ?[,;/|،] ?| )${ANGLE}[)"\\]}.]*$`, 'i');

/**
 * What a text was meant as that `recogniseLocation` reads as words though it has none. It is two coordinates that are no point of the
 * globe, or a link that names none, such as a shortened one. Null for words.
 */
export function refusedLocation(text: string): 'coordinates' | 'link' | null {
  const typed = text.normalize('NFKC').trim();
  if (!/[\p{Nd}/]/u.test(typed)) return null;
  const plain = toAsciiDigits(typed);
  if (PAIR.test(plain)) return 'coordinates';
  return LINK.test(plain) ? 'link' : null;
}
