// What a preview needs at first: colours, letters and signs. Its data and its geometry come later, from `previewData.ts`.
export { langOf, translateCredit } from '../language.ts';
export { LABEL_STYLES, SANS, SERIF, labelColor, labelText } from './base-layer/labelStyles.ts';
export { DARK_PALETTE, LIGHT_PALETTE, type MapPalette } from './base-layer/palette.ts';
export { metersPerPixel } from './base-layer/projection.ts';
export { PIN, landmarkSymbol } from './base-layer/symbols.ts';
export { watchPalette, watchPrinting } from './scene/watchPalette.ts';
export { pinOfValue } from './value/mapValue.ts';
