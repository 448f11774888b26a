import L from 'leaflet';
import type { MapView } from '../base-layer/projection.ts';

/** Draws a view; the context is already scaled to CSS pixels and cleared. */
export type Paint = (context: CanvasRenderingContext2D, view: MapView) => void;

export interface CanvasLayer {
  readonly layer: L.Layer;
  /** Draws again in the next frame. */
  redraw(): void;
}

/** Drawn beyond each edge, as a part of the map's size, so that a short pan uncovers nothing. */
const PADDING = 0.2;
/** More would only cost time: the eye cannot tell on a map without photographs. */
const MAX_PIXEL_RATIO = 2;

/**
 * One canvas under a Leaflet map, drawn again when the view has changed and, while a finger still pans, when it runs out
 * of drawn map. One canvas and not tiles: labels neither break at tile edges nor collide across them.
 */
export function createCanvasLayer(pane: string, paint: Paint): CanvasLayer {
  const canvas = document.createElement('canvas');
  canvas.className = 'sa-map-canvas leaflet-zoom-animated';
  let map: L.Map | null = null;
  let frame = 0;
  let drawn: { readonly view: MapView; readonly bounds: L.Bounds } | null = null;

  const draw = (): void => {
    frame = 0;
    if (!map) return;
    const size = map.getSize();
    if (size.x === 0 || size.y === 0) return;
    const margin = size.multiplyBy(PADDING).round();
    const zoom = map.getZoom();
    const topLeft = map.containerPointToLayerPoint(L.point(0, 0)).subtract(margin).round();
    const origin = map.getPixelOrigin().add(topLeft);
    const [width, height] = [size.x + 2 * margin.x, size.y + 2 * margin.y];
    const ratio = Math.min(globalThis.devicePixelRatio || 1, MAX_PIXEL_RATIO);
    if (canvas.width !== width * ratio || canvas.height !== height * ratio) {
      canvas.width = width * ratio;
      canvas.height = height * ratio;
      canvas.style.width = `${width}px`;
      canvas.style.height = `${height}px`;
    }
    const context = canvas.getContext('2d');
    if (!context) return;
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.clearRect(0, 0, width, height);
    const view = { zoom, left: origin.x, top: origin.y, width, height };
    paint(context, view);
    drawn = { view, bounds: L.bounds(topLeft, topLeft.add(L.point(width, height))) };
    L.DomUtil.setTransform(canvas, topLeft, 1);
  };

  const redraw = (): void => {
    if (frame === 0) frame = requestAnimationFrame(draw);
  };

  const redrawWhenUncovered = (): void => {
    if (!map || !drawn) return;
    const topLeft = map.containerPointToLayerPoint(L.point(0, 0));
    const visible = L.bounds(topLeft, topLeft.add(map.getSize()));
    if (!drawn.bounds.contains(visible)) redraw();
  };

  /** Stretches what is drawn to where it belongs at another zoom, until it is drawn anew. */
  const stretch = (center: L.LatLng, zoom: number): void => {
    if (!map || !drawn) return;
    const scale = map.getZoomScale(zoom, drawn.view.zoom);
    const panePosition = map.containerPointToLayerPoint(L.point(0, 0)).multiplyBy(-1);
    const origin = map.project(center, zoom).subtract(map.getSize().divideBy(2)).add(panePosition).round();
    const topLeft = L.point(drawn.view.left, drawn.view.top).multiplyBy(scale).subtract(origin);
    L.DomUtil.setTransform(canvas, topLeft, scale);
  };

  class CanvasLayerOnMap extends L.Layer {
    override onAdd(target: L.Map): this {
      map = target;
      target.getPane(pane)?.append(canvas);
      draw();
      return this;
    }

    override onRemove(): this {
      cancelAnimationFrame(frame);
      frame = 0;
      canvas.remove();
      map = null;
      drawn = null;
      return this;
    }

    override getEvents(): Record<string, L.LeafletEventHandlerFn> {
      return {
        moveend: redraw,
        resize: redraw,
        viewreset: redraw,
        move: redrawWhenUncovered,
        zoom: () => map && stretch(map.getCenter(), map.getZoom()),
        zoomanim: (event) => {
          const { center, zoom } = event as L.ZoomAnimEvent;
          stretch(center, zoom);
        },
      };
    }
  }

  return { layer: new CanvasLayerOnMap(), redraw };
}
