import type { MapPalette } from './palette.ts';

export interface LandmarkSymbol {
  /** SVG path around 0, 0, at most 5 pixels each way; filled by the even-odd rule. */
  readonly path: string;
  readonly color: keyof MapPalette;
}

/** The pin in a box of 36 x 48; its tip, the point, is at 18, 47. */
export const PIN = 'M18 47C12 36 3 28.5 3 17.5a15 15 0 0 1 30 0C33 28.5 24 36 18 47z';

const CRESCENT = 'M2-4.6A4.7 4.7 0 1 0 2 4.6 3.7 3.7 0 1 1 2-4.6Z';
const CROSS = 'M-1.5-4.6h3v3.1h3.1v3h-3.1v3.1h-3v-3.1h-3.1v-3h3.1z';
const TRAIN =
  'M-3.6-4.6h7.2v6.4h-7.2zM-2.3-3.3v2.4h4.6v-2.4zM-3.5 2.6h1.7l-1.2 2h-1.7zM3.5 2.6h-1.7l1.2 2h1.7z';
const BED = 'M-5-3.6h1.4v4h8.6v3.5h-1.3v-1.7h-7.3v1.7H-5zM-2.6-2.2H.6a2.6 2.6 0 0 1 2.6 2h-5.8z';
const ARCH = 'M-4.5 4.5v-5a4.5 4.5 0 0 1 9 0v5H1.9V-.1a1.9 1.9 0 0 0-3.8 0v4.6z';
const CAP = 'M-5-1.5 0-4.4 5-1.5 0 1.4zM-3 .8v2.1q3 2 6 0V.8L0 2.6z';
const PLANE = 'M0-5l1 1v3l4 2.4v1.2L1 1.4v2.4l1.2 1v.8L0 5l-2.2.6v-.8l1.2-1V1.4l-4 1.2V1.4L-1-1v-3z';
const BASKET = 'M-4.7-1h9.4L3.4 4.4h-6.8zM-2.8-1-.7-4.6H.7L2.8-1H1.5L0-3.4-1.5-1z';
const SQUARE = 'M-3.8-3.8h7.6v7.6h-7.6zM-2.4-2.4v4.8h4.8v-4.8z';
const TRACK = 'M-5 0a5 3.6 0 1 0 10 0a5 3.6 0 1 0-10 0zM-3.4 0a3.4 2.1 0 1 0 6.8 0a3.4 2.1 0 1 0-6.8 0z';
const FLAG = 'M-3.4-4.8h1.1v.7h5.9L2.2-1.9 3.6.3h-5.9v4.5h-1.1z';
const DISC = 'M-2.2 0a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0z';

const OTHER: LandmarkSymbol = { path: DISC, color: 'softText' };

/** By the gazetteer's category of a landmark. */
const SYMBOLS: Readonly<Record<string, LandmarkSymbol>> = {
  mosque: { path: CRESCENT, color: 'worship' },
  'religious building': { path: CRESCENT, color: 'worship' },
  'religious centre': { path: CRESCENT, color: 'worship' },
  hospital: { path: CROSS, color: 'health' },
  'railway station': { path: TRAIN, color: 'transport' },
  'metro station': { path: TRAIN, color: 'transport' },
  airport: { path: PLANE, color: 'transport' },
  hotel: { path: BED, color: 'lodging' },
  resort: { path: BED, color: 'lodging' },
  school: { path: CAP, color: 'learning' },
  university: { path: CAP, color: 'learning' },
  library: { path: CAP, color: 'learning' },
  museum: { path: ARCH, color: 'heritage' },
  monument: { path: ARCH, color: 'heritage' },
  'historical site': { path: ARCH, color: 'heritage' },
  palace: { path: ARCH, color: 'heritage' },
  gate: { path: ARCH, color: 'heritage' },
  theatre: { path: ARCH, color: 'heritage' },
  market: { path: BASKET, color: 'trade' },
  'commercial centre': { path: BASKET, color: 'trade' },
  square: { path: SQUARE, color: 'softText' },
  stadium: { path: TRACK, color: 'softText' },
  'sports ground': { path: TRACK, color: 'softText' },
  administration: { path: FLAG, color: 'softText' },
  'police post': { path: FLAG, color: 'softText' },
};

/** The symbol of a landmark's category; a plain disc for rare ones. */
export function landmarkSymbol(category: string): LandmarkSymbol {
  return SYMBOLS[category] ?? OTHER;
}
