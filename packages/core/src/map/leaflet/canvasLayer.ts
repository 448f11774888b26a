import L from 'leaflet';
import type { Viewport } from '../base-layer/projection.ts';
import { createPaintQueue } from './paintQueue.ts';
import { blankContext, followMoves, isAtRest, place, stretch, viewportOf } from './mapWindow.ts';
import type { MapLayer } from './tiledLayer.ts';

/** Draws a view in steps short enough for a frame; the context is scaled to CSS pixels and blank. */
export type PaintInSteps = (context: CanvasRenderingContext2D, view: Viewport) => Generator<void, void>;

/** Area drawn beyond each edge, as a share of the map's size, so that a pan uncovers nothing blank. */
const PADDING = 0.25;
/** Sizes are multiples of this many CSS pixels, so that they are whole device pixels. */
const SNAP = 4;

const snap = (value: number): number => Math.ceil(value / SNAP) * SNAP;

interface Plan {
  readonly view: Viewport;
  /** Version of the drawing; a lower one than the layer's is out of date. */
  readonly version: number;
}

const originOf = ({ left, top }: Viewport): L.Point => L.point(left, top);

const holds = (view: Viewport, inner: Viewport): boolean =>
  view.left <= inner.left &&
  view.top <= inner.top &&
  view.left + view.width >= inner.left + inner.width &&
  view.top + view.height >= inner.top + inner.height;

/**
 * One canvas over the whole view, for what must be laid out as a whole: labels that neither collide nor are cut. Panning only moves
 * it. Before the drawn area ends, the next canvas is drawn invisibly, some steps per frame, and replaces it when complete.
 */
export function createCanvasLayer(map: L.Map, pane: string, paint: PaintInSteps): MapLayer {
  let version = 0;
  let shown: Plan | null = null;
  let next: Plan | null = null;
  // Two canvases in turn: a new one each time would cause long garbage collections.
  let [front, back] = [document.createElement('canvas'), document.createElement('canvas')];
  for (const canvas of [front, back]) canvas.className = 'sa-map-canvas leaflet-zoom-animated';
  const queue = createPaintQueue();

  const finish = (plan: Plan): void => {
    next = null;
    if (plan.view.zoom !== map.getZoom()) return;
    place(back, originOf(plan.view), map);
    if (shown) front.replaceWith(back);
    else map.getPane(pane)?.append(back);
    [front, back] = [back, front];
    shown = plan;
    keepCovered();
  };

  // Creating a large canvas is a separate step: it takes as long as drawing on it.
  function* draw(view: Viewport): Generator<void, void> {
    const context = blankContext(back, view.width, view.height);
    yield;
    if (context) yield* paint(context, view);
  }

  const start = (): void => {
    const { zoom, left, top, width, height } = viewportOf(map, PADDING);
    const view = {
      zoom,
      left: Math.round(left),
      top: Math.round(top),
      width: snap(width),
      height: snap(height),
    };
    const plan = { view, version };
    next = plan;
    queue.run(draw(view), () => finish(plan));
  };

  /** Starts the next drawing if the current one will soon not suffice and no sufficient one is being drawn. */
  const keepCovered = (): void => {
    if (!isAtRest(map)) return;
    const zoom = map.getZoom();
    const window = viewportOf(map, PADDING / 3);
    const isGood = (plan: Plan | null): plan is Plan => plan?.version === version && plan.view.zoom === zoom;
    if (isGood(next) || (isGood(shown) && holds(shown.view, window))) return;
    start();
  };

  const unfollow = followMoves(map, {
    update: keepCovered,
    stretchTo(center, zoom) {
      if (shown) stretch(front, originOf(shown.view), shown.view.zoom, map, center, zoom);
    },
  });
  keepCovered();

  return {
    redraw() {
      version += 1;
      keepCovered();
    },
    finish: queue.finish,
    remove() {
      queue.stop();
      unfollow();
      for (const canvas of [front, back]) canvas.remove();
    },
  };
}
