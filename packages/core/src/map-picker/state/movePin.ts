import { recogniseLocation } from '@smart-address/codes';
import type { AddressValue } from '../../finder/state/types.ts';

/** Whether the words name the old point by a code or by coordinates: they would be wrong of any other point. */
export function namesPoint({ text, plusCode, smartCode, location }: AddressValue): boolean {
  if (location === null) return false;
  return (
    [plusCode, smartCode].some((code) => code !== '' && text.includes(code)) ||
    ['coordinates', 'plusCode', 'smartCode'].includes(recogniseLocation(text).kind)
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
