import type { MapTiles } from './leaflet/createTileLayer.ts';

/**
 * OpenStreetMap's tiles, for `<MapPicker tiles={OPENSTREETMAP_TILES}/>`. Used only if passed. For a shop with traffic, the usage
 * policy asks for your own tile provider: https://operations.osmfoundation.org/policies/tiles/
 */
export const OPENSTREETMAP_TILES: MapTiles = {
  url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  attribution: '© OpenStreetMap contributors',
  maxZoom: 19,
};
