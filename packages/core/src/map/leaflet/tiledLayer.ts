import L from 'leaflet';
import type { Viewport } from '../base-layer/projection.ts';
import { createPaintQueue } from './paintQueue.ts';
import { blankContext, followMoves, isAtRest, place, stretch, viewportOf } from './mapWindow.ts';

/** Draws a tile; the context is scaled to CSS pixels and blank. */
export type PaintTile = (context: CanvasRenderingContext2D, view: Viewport) => void;

/** A drawn layer of a map. */
export interface MapLayer {
  /** Redraws everything; the old drawing stays until that is done. */
  redraw(): void;
  /** Does at once what is left to draw. */
  finish(): void;
  remove(): void;
}

/** Area drawn beyond each edge, as a share of the map's size, so that a pan uncovers nothing blank. */
const PADDING = 0.25;
/** Pixels by which tiles overlap, so that a scaled map shows no seams. */
const LAP = 4;
/** Width and height of a tile in pixels: a slow phone draws one within a frame. */
const TILE = 256;

const MAX_SPARE = 48;

/** The tiles of one zoom. */
interface Level {
  readonly zoom: number;
  /** Version of the drawing; a lower one than the layer's is out of date. */
  readonly version: number;
  /** Contains the tiles; its upper left corner is the world pixel `origin`. */
  readonly element: HTMLElement;
  readonly origin: L.Point;
  readonly tiles: Map<string, HTMLCanvasElement>;
  /** Whether every visible tile is drawn. */
  isWhole: boolean;
}

interface TileAt {
  readonly key: string;
  readonly x: number;
  readonly y: number;
}

/** The tiles of a view, nearest to its centre first. */
function tilesOf({ left, top, width, height }: Viewport, size: number): TileAt[] {
  const tiles: TileAt[] = [];
  for (let y = Math.floor(top / size); y * size < top + height; y += 1)
    for (let x = Math.floor(left / size); x * size < left + width; x += 1)
      tiles.push({ key: `${x}:${y}`, x, y });
  const fromMiddle = ({ x, y }: TileAt): number =>
    Math.hypot((x + 0.5) * size - left - width / 2, (y + 0.5) * size - top - height / 2);
  return tiles.sort((a, b) => fromMiddle(a) - fromMiddle(b));
}

/**
 * A layer of canvas tiles, drawn from the centre outwards, some per frame. For what depends only on its position: land and lines.
 * Panning moves it and adds what comes into view; after a zoom the old tiles stay, scaled, until the new ones are complete.
 */
export function createTiledLayer(map: L.Map, pane: string, paint: PaintTile): MapLayer {
  let current: Level | null = null;
  let old: Level | null = null;
  let version = 0;
  const queue = createPaintQueue();
  // Canvases are reused: collecting many of them as garbage would be visible as a jerk.
  const spare: HTMLCanvasElement[] = [];

  const release = (canvas: HTMLCanvasElement): void => {
    canvas.remove();
    if (spare.length < MAX_SPARE) spare.push(canvas);
  };

  const remove = (level: Level | null): void => {
    level?.element.remove();
    level?.tiles.forEach(release);
    level?.tiles.clear();
  };

  const open = (): Level => {
    const element = document.createElement('div');
    element.className = 'sa-map-tiles leaflet-zoom-animated';
    const { left, top } = viewportOf(map);
    const origin = L.point(left, top).divideBy(TILE).floor().multiplyBy(TILE);
    map.getPane(pane)?.append(element);
    place(element, origin, map);
    return { zoom: map.getZoom(), version, element, origin, tiles: new Map(), isWhole: false };
  };

  const draw = (level: Level, { key, x, y }: TileAt): void => {
    const canvas = spare.pop() ?? document.createElement('canvas');
    canvas.className = 'sa-map-canvas';
    const [left, top] = [x * TILE, y * TILE];
    const size = TILE + LAP;
    const context = blankContext(canvas, size, size);
    if (context) paint(context, { zoom: level.zoom, left, top, width: size, height: size });
    L.DomUtil.setPosition(canvas, L.point(left, top).subtract(level.origin));
    level.element.append(canvas);
    level.tiles.set(key, canvas);
  };

  const isDue = (level: Level, tile: TileAt): boolean => !level.tiles.has(tile.key);

  /** Draws missing tiles, visible ones first and then those around, until none is missing. */
  function* work(): Generator<void, void> {
    for (;;) {
      const level = current;
      if (!level || !isAtRest(map)) return;
      const seen = tilesOf(viewportOf(map), TILE).find((tile) => isDue(level, tile));
      if (!seen && !level.isWhole) {
        level.isWhole = true;
        remove(old);
        old = null;
      }
      const due = seen ?? tilesOf(viewportOf(map, PADDING), TILE).find((tile) => isDue(level, tile));
      if (!due) return;
      draw(level, due);
      yield;
    }
  }

  /** Releases tiles far outside the view. */
  const trim = (): void => {
    const near = new Set(tilesOf(viewportOf(map, 2 * PADDING), TILE).map(({ key }) => key));
    for (const [key, canvas] of current?.tiles ?? []) {
      if (near.has(key)) continue;
      release(canvas);
      current?.tiles.delete(key);
    }
  };

  const update = (): void => {
    if (!isAtRest(map)) return;
    if (current?.zoom !== map.getZoom() || current.version !== version) {
      if (current?.isWhole) {
        remove(old);
        old = current;
      } else remove(current);
      current = open();
    }
    if (!queue.isBusy()) queue.run(work());
  };

  const unfollow = followMoves(map, {
    update,
    stretchTo(center, zoom) {
      for (const level of [old, current])
        if (level) stretch(level.element, level.origin, level.zoom, map, center, zoom);
    },
  });
  map.on('moveend', trim);
  update();

  return {
    redraw() {
      version += 1;
      update();
    },
    finish: queue.finish,
    remove() {
      queue.stop();
      unfollow();
      map.off('moveend', trim);
      for (const level of [old, current]) remove(level);
    },
  };
}
