import { warnOnce } from '../report.ts';

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

/** Tiles that are requested once the person asks for them. */
export interface TilesRequest {
  readonly tiles: MapTiles;
  readonly host: string;
  readonly isGranted: boolean;
}

const KEY = 'smart-address.streets.';

/** Hosts allowed on this page alone, where the storage is closed or full. */
const unstored = new Set<string>();
const listeners = new Set<() => void>();

/** Whose server tiles come from, without the part that Leaflet fills in; an empty string for the page's own. */
export const tileHost = ({ url }: MapTiles): string =>
  (/^(?:https?:)?\/\/([^/?#]+)/i.exec(url)?.[1] ?? '').replace(/^.*\}[^.]*\./, '');

/** Which hosts a person allows to serve tiles to this site: kept in `localStorage`, by host, until it is taken back. */
export const streetConsent = {
  isGiven(host: string): boolean {
    if (unstored.has(host)) return true;
    try {
      return localStorage.getItem(KEY + host) !== null;
    } catch {
      return false;
    }
  },

  set(host: string, isGiven: boolean): void {
    unstored.delete(host);
    try {
      if (isGiven) localStorage.setItem(KEY + host, 'yes');
      else localStorage.removeItem(KEY + host);
    } catch {
      if (isGiven) unstored.add(host);
    }
    for (const listener of listeners) listener();
  },

  /** Calls back after each change made on this page; returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
