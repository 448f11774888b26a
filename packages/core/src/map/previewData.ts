// What a preview is drawn from: the places, the border, and what of them is in view. Import it when a preview is shown.
export { describeLocation } from '../map-picker/messages/describeLocation.ts';
export type { Box, PlacedLabel } from './base-layer/labels.ts';
export type { UnitRing } from './base-layer/land.ts';
export { linesInView, polygonsInView, traceLine, tracePolygons } from './base-layer/landInView.ts';
export type { PathSink } from './base-layer/landInView.ts';
export { namedZoom, stillLabels, type StillView } from './base-layer/mapPlaces.ts';
export { metersPerPixel, viewAround } from './base-layer/projection.ts';
export { loadMapData } from './loadMapData.ts';
