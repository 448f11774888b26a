export type * from './types.ts';
export type * from './address.types.ts';
export { createPlaceIndex } from './createPlaceIndex.ts';
export type { PlaceIndex, PlaceInput } from './createPlaceIndex.ts';
