import type { LatLng } from '@smart-address/codes';
import type { Wind } from './state/types.ts';

const DECIMALS = 1e7;
const WINDS: readonly Wind[] = [
  'north',
  'northEast',
  'east',
  'southEast',
  'south',
  'southWest',
  'west',
  'northWest',
];

/** The point rounded to seven decimals, about 1 cm: as displayed, sent and stored. */
export function roundLocation(point: LatLng): LatLng {
  return {
    lat: Math.round(point.lat * DECIMALS) / DECIMALS,
    lng: Math.round(point.lng * DECIMALS) / DECIMALS,
  };
}

export function isSameLocation(a: LatLng | null, b: LatLng | null): boolean {
  return a === b || (a !== null && b !== null && a.lat === b.lat && a.lng === b.lng);
}

/** "36.8065000, 10.1815000": always seven decimals, so that the stored point is displayed completely. */
export function formatLocation(point: LatLng): string {
  return `${point.lat.toFixed(7)}, ${point.lng.toFixed(7)}`;
}

/** The compass direction nearest to a bearing in degrees. */
export function windOf(bearing: number): Wind {
  return WINDS[Math.round(bearing / 45) % 8] ?? 'north';
}
