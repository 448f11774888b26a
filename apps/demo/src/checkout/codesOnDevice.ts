import { encodePlusCode, encodeSmartCode, type LatLng } from '@smart-address/codes';
import type { OrderCodes } from './order.types.ts';

/** The codes of a point without asking anybody: they are arithmetic. Registering them can wait. */
export function codesOnDevice(point: LatLng): OrderCodes {
  return {
    codeA: encodeSmartCode(point, 'A'),
    codeB: encodeSmartCode(point, 'B'),
    plusCode: encodePlusCode(point, 11),
    isRegistered: false,
    answer: null,
  };
}
