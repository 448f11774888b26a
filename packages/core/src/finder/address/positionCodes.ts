import { encodePlusCode, encodeSmartCode, type LatLng } from '@smart-address/codes';
import type { PinCodes } from './value.ts';

/** Both codes of a point; empty outside the grid, because a team may serve another country. */
export function codesOf(point: LatLng): PinCodes {
  try {
    return { plusCode: encodePlusCode(point, 11), smartCode: encodeSmartCode(point, 'A') };
  } catch {
    return { plusCode: '', smartCode: '' };
  }
}
