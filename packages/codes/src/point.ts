// A point's codes and distances, without what reads typed text. esbuild does not tree-shake a barrel across chunks, so importing the
// index would load that too.
export type { Bounds, LatLng } from './types.ts';
export { encodePlusCode, decodePlusCode } from './plus-code/plusCode.ts';
export { shortenPlusCode } from './plus-code/shortenPlusCode.ts';
export { encodeSmartCode } from './smart-code/encodeSmartCode.ts';
export { bearingDegrees, distanceMeters } from './distance.ts';
