import { decodePolygons } from './borderCodec.ts';
import type { Border } from './border.types.ts';

let border: Promise<Border> | undefined;

async function load(): Promise<Border> {
  const { inlandEdges, lagoons, polygons } = await import('../generated/border.ts');
  return {
    polygons: decodePolygons(polygons),
    inlandEdges,
    lagoons,
    attribution: '© OpenStreetMap contributors',
  };
}

/**
 * Tunisia's land, islands and lakes, for drawing a map and for `covers`. It is a chunk of its own, under its own
 * licence (ODbL 1.0, DATA-LICENSE-ODBL.md), loaded once however often it is asked for.
 * @throws Error when the chunk could not be fetched; asking again tries again
 */
export function loadBorder(): Promise<Border> {
  border ??= load().catch((cause: unknown) => {
    border = undefined;
    throw new Error('The border could not be loaded. Check the connection and ask again.', { cause });
  });
  return border;
}
