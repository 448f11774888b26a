/** Raster tiles. Apart from Leaflet's files: their types refer to Leaflet's, which a team that writes `tiles` need not have installed. */
export interface MapTiles {
  /** Leaflet's URL template, such as `https://tile.example/{z}/{x}/{y}.png`. */
  readonly url: string;
  /** Plain text, displayed with the map's own attribution. */
  readonly attribution: string;
  /** @default 19 */
  readonly maxZoom?: number;
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
