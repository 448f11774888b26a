import { shareLoad } from '../shareLoad.ts';
import { decodePolygons } from './borderCodec.ts';
import type { Border } from './border.types.ts';

/**
 * Tunisia's land, islands and lakes, for drawing a map and for `covers`. It is a chunk of its own, under its own
 * licence (ODbL 1.0, DATA-LICENSE-ODBL.md), loaded once however often it is asked for.
 * @throws Error when the chunk could not be fetched; asking again tries again
 */
export const loadBorder: () => Promise<Border> = shareLoad(async () => {
  const { inlandEdges, lagoons, polygons } = await import('../generated/border.ts');
  return {
    polygons: decodePolygons(polygons),
    inlandEdges,
    lagoons,
    attribution: '© OpenStreetMap contributors',
  };
}, 'The border could not be loaded. Check the connection and ask again.');
