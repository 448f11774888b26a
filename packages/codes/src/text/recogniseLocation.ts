import { almostPlusCode } from '../plus-code/almostPlusCode.ts';
import { isOrdinaryNumber, looksLikeSmartCode } from '../smart-code/almostSmartCode.ts';
import { decodeSmartCode } from '../smart-code/decodeSmartCode.ts';
import { governorateLabels } from '../governorateLabels.ts';
import { parseSmartCode, readCanonical, type ParseSmartCodeOptions } from '../smart-code/parseSmartCode.ts';
import { readCoordinates } from './readCoordinates.ts';
import { findLink, readLocationLink, readViewLink, wordsOfLink } from './readLocationLink.ts';
import { readPlusCode, readWithoutPlus } from '../plus-code/readPlusCode.ts';
import { toAsciiDigits } from './typedCharacters.ts';
import type { RecognisedLocation, SmartCode } from '../types.ts';

/** UTF-16 units beyond which a text is prose, and a text with a link in it no link people paste. */
const MAX_TEXT = 200;
const MAX_LINK = 2048;
const MAX_SMART_CODE = 64;
/** Characters of the shortest address code; below, the pattern that finds one is not even compiled. */
const LEAST_SMART_CODE = 10;

const OLC = '[23456789CFGHJMPQRVWX]';
/** A governorate's label, joined to the code behind it. */
const JOINED_LABEL = `(?:(?:${Object.values(governorateLabels).join('|')})-?)?`;
/** An address code, and the words of an address before or after it: with dashes, apart as it is dictated, or in one piece. */
const CODE_AND_WORDS = new RegExp(
  String.raw`(?:^|[^\p{L}\p{N}-])${JOINED_LABEL}(${OLC}{4}(-|[ .]|)${OLC}{4}\2${OLC}{2}|TN[ -]?\d{4}([ .-]?)\d{3}\3\d{4})(?![\p{L}\p{N}-])`,
  'gu',
);
/** A point as it is shown, and the address it is shown with. */
const POINT_AND_WORDS = /^(-?\d{1,2}\.\d{2,} ?[,\u060C] ?-?\d{1,3}\.\d{2,}) ?[,\u060C] ?\p{L}/u;

/** The address code in a text of several words; null where its check does not fit, or where it may be three numbers. */
function besideWords(text: string): SmartCode | null {
  if (text.length < LEAST_SMART_CODE) return null;
  const folded = toAsciiDigits(text.normalize('NFKC'))
    .toUpperCase()
    .replace(/\p{Pd}/gu, '-');
  for (const [, code = ''] of folded.matchAll(CODE_AND_WORDS)) {
    if (!/[-A-Z]/.test(code)) continue;
    const parsed = parseSmartCode(code);
    if (parsed.ok) return parsed.code;
  }
  return null;
}

/**
 * What a typed or pasted text is. It is an address code, a plus code, a coordinate pair (also in a `geo:` or map link). Or it is a
 * four-digit postal code, or words to search for. Never throws. A text that was meant as an address code or a plus code and is none is
 * text. It comes back with what is wrong in `almost`.
 */
export function recogniseLocation(text: string, options: ParseSmartCodeOptions = {}): RecognisedLocation {
  if (typeof text !== 'string') return { kind: 'text', text: '' };
  const trimmed = text.trim();
  const words: RecognisedLocation = { kind: 'text', text: trimmed };
  // Most texts are words being typed, and everything else has a digit or a plus in it.
  if (trimmed.length > MAX_LINK || !/[\p{Nd}+\uFF0B]/u.test(trimmed)) return words;
  const canonical = readCanonical(trimmed);
  if (canonical !== null) return recognised(canonical.scheme.write(canonical.values) as SmartCode);

  const link = findLink(trimmed);
  if (link !== null) {
    const point = readLocationLink(link);
    if (point !== null) return { kind: 'coordinates', point };
    const plusCode = readPlusCode(wordsOfLink(link));
    if (plusCode !== null) return { kind: 'plusCode', ...plusCode };
    const view = readViewLink(link);
    return view === null ? words : { kind: 'coordinates', point: view };
  }
  if (trimmed.length > MAX_TEXT) return words;

  const seen = trimmed.replace(/[\p{Cf}\uFE0F]/gu, '').trim();
  const beside = besideWords(seen);
  if (beside !== null) return recognised(beside);
  const plusCode = readPlusCode(seen);
  if (plusCode !== null) return { kind: 'plusCode', ...plusCode };
  const point = readCoordinates(POINT_AND_WORDS.exec(seen)?.[1] ?? seen);
  if (point !== null) return { kind: 'coordinates', point };
  const digits = toAsciiDigits(seen.normalize('NFKC'));
  if (/^[1-9]\d{3}$/.test(digits)) return { kind: 'postalCode', postalCode: digits };
  const parsed = parseSmartCode(trimmed, options);
  const unjoined = parsed.ok ? null : readWithoutPlus(seen);
  if (unjoined !== null) return { kind: 'plusCode', ...unjoined };
  const almost = parsed.ok ? null : almostPlusCode(trimmed);
  if (almost !== null) return { ...words, almost };
  if (trimmed.length > MAX_SMART_CODE) return words;
  if (!parsed.ok) return looksLikeSmartCode(trimmed) ? { ...words, almost: parsed } : words;
  if (isOrdinaryNumber(trimmed)) return { ...words, almost: parsed };
  return recognised(parsed.code);
}

function recognised(code: SmartCode): RecognisedLocation {
  const cell = decodeSmartCode(code);
  return { kind: 'smartCode', format: cell.format, code, cell };
}
