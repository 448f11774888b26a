import type { AddressValue } from '../../finder/state/types.ts';

const DIGIT = '[2-9CFGHJMPQRVWX]';
/** A plus code, an address code or the numeric one, as the finder writes them. */
const CODE = `(?:${DIGIT}{4}){1,2}\\+${DIGIT}{2,7}|[2-9CFGHJMPQRVWX0]{8}\\+|${DIGIT}{4}-${DIGIT}{4}-${DIGIT}{2}|TN\\d{4}-\\d{3}-\\d{4}`;
/**
 * A point's name in a text, as the finder writes it: a code among words, or coordinates before them. What people type in other ways is read
 * by code that is not part of a page's first load.
 */
const POINT_NAME = new RegExp(
  String.raw`(?:^|[^\p{L}\p{N}-])(?:${CODE})(?![\p{L}\p{N}-])|^-?\d{1,2}\.\d+ ?[,\u060C] ?-?\d{1,3}\.\d+(?![\p{L}\p{N}])`,
  'iu',
);

/** Whether the words name the old point by a code or by coordinates: they would be wrong of any other point. */
export function namesPoint({ text, plusCode, smartCode, location }: AddressValue): boolean {
  if (location === null) return false;
  return (
    [plusCode, smartCode].some((code) => code !== '' && text.includes(code)) || POINT_NAME.test(text.trim())
  );
}

/**
 * The found address with the pin's point: the words stay the buyer's, the place becomes exact. Without words of the buyer's own,
 * or when they are the old point's code, the pin's are taken.
 */
export function movePin(found: AddressValue | null, pinned: AddressValue): AddressValue {
  if (found === null || found.text === '' || namesPoint(found)) return pinned;
  return { ...pinned, text: found.text, address: found.address ?? pinned.address };
}
