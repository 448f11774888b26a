import { warnOnce } from '../warnOnce.ts';

/** Raster tiles. Apart from Leaflet's files: their types refer to Leaflet's, which a team that writes `tiles` need not have installed. */
export interface MapTiles {
  /** Leaflet's URL template, such as `https://tile.example/{z}/{x}/{y}.png`. */
  readonly url: string;
  /** Plain text, displayed with the map's own attribution. */
  readonly attribution: string;
  /** @default 19 */
  readonly maxZoom?: number;
}

/** Tiles that were set, or null for what are none, which is told in the console. */
export function usableTiles(given: MapTiles | null | undefined): MapTiles | null {
  try {
    if (!given || typeof given.url === 'string') return given || null;
  } catch {
    // A getter of theirs threw.
  }
  warnOnce('tiles: left out, because they have no url. Set { url, attribution }.');
  return null;
}

/**
 * OpenStreetMap's tiles, for `<MapPicker tiles={OPENSTREETMAP_TILES}/>`. Used only if passed. For a shop with traffic, the usage
 * policy asks for your own tile provider: https://operations.osmfoundation.org/policies/tiles/
 */
export const OPENSTREETMAP_TILES: MapTiles = {
  url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  attribution: '© OpenStreetMap contributors',
  maxZoom: 19,
};
