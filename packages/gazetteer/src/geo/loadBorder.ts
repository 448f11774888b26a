import { importAgain } from '../importAgain.ts';
import { lazily } from '../lazily.ts';
import { shareLoad } from '../shareLoad.ts';
import { decodePolygons } from './borderCodec.ts';
import type { Border } from './border.types.ts';

/** Fetches the border and decodes it on first use: decoding takes some milliseconds. */
export const fetchBorder: () => Promise<() => Border> = shareLoad(async () => {
  const { inlandEdges, lagoons, polygons } = await importAgain(() => import('../generated/border.ts'));
  return lazily(() => ({
    polygons: decodePolygons(polygons),
    inlandEdges,
    lagoons,
    attribution: '© OpenStreetMap contributors',
  }));
}, 'The border could not be loaded. Check the connection and ask again.');

/**
 * Tunisia's land, islands and lakes, for drawing a map and for `covers`. A chunk of its own, under its own licence (ODbL 1.0,
 * DATA-LICENSE-ODBL.md), loaded once.
 * @throws Error if the chunk could not be fetched; the next call tries again
 */
export const loadBorder = async (): Promise<Border> => (await fetchBorder())();
