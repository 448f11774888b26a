import type { MapTiles } from './leaflet/createTileLayer.ts';

/**
 * OpenStreetMap's own tiles, for `<MapPicker tiles={OPENSTREETMAP_TILES}/>`. Never asked for unless given; for a shop with traffic,
 * its usage policy asks for a tile provider of one's own: https://operations.osmfoundation.org/policies/tiles/
 */
export const OPENSTREETMAP_TILES: MapTiles = {
  url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  attribution: '© OpenStreetMap contributors',
  maxZoom: 19,
};
