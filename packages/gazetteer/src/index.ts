export type * from './types.ts';
export type * from './address.types.ts';
export { createPlaceIndex } from './createPlaceIndex.ts';
export type { PlaceIndex, PlaceInput } from './createPlaceIndex.ts';
export { loadBorder } from './geo/loadBorder.ts';
export type { Border, LandPolygon, Ring } from './geo/border.types.ts';
export { loadGazetteer } from './loadGazetteer.ts';
export type { LoadOptions } from './loadGazetteer.ts';
