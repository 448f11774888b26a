import { encodeSmartCode } from '@smart-address/codes';
import type { AddressValue } from '../finder/finder.types.ts';

/** Whether the words name the old point by one of its codes: they would be wrong of any other point. */
function namesPoint({ text, plusCode, smartCode, location }: AddressValue): boolean {
  if (location === null) return false;
  const codes = [plusCode, smartCode, encodeSmartCode(location, 'B'), String(location.lat)];
  return codes.some((code) => code !== '' && text.includes(code));
}

/**
 * The found address with the pin's point: the words stay the buyer's, the place becomes exact. Without words of the buyer's own,
 * or when they are the old point's code, the pin's are taken.
 */
export function movePin(found: AddressValue | null, pinned: AddressValue): AddressValue {
  if (found === null || found.text === '' || namesPoint(found)) return pinned;
  return { ...pinned, text: found.text, address: found.address ?? pinned.address };
}
