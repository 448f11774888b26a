import L from 'leaflet';
import type { MapView } from '../base-layer/projection.ts';

/** More would only cost time: the eye cannot tell on a map without photographs. */
const MAX_PIXEL_RATIO = 2;

/** Device pixels to a CSS pixel that are drawn: in quarters, so that multiples of four CSS pixels are whole device pixels. */
function drawnPixelRatio(): number {
  return Math.max(1, Math.min(MAX_PIXEL_RATIO, Math.round((globalThis.devicePixelRatio || 1) * 4) / 4));
}

/** Calls back when more or fewer device pixels are to be drawn to a CSS pixel: the page was zoomed, or taken to another screen. */
export function watchPixelRatio(onChange: () => void): () => void {
  let ratio = drawnPixelRatio();
  const check = (): void => {
    if (drawnPixelRatio() === ratio) return;
    ratio = drawnPixelRatio();
    onChange();
  };
  // Where the next quarter begins. A zoomed page has another size too; a screen only another density.
  const queries = [1.125, 1.375, 1.625, 1.875].map((edge) => matchMedia(`(min-resolution: ${edge}dppx)`));
  for (const target of [window, ...queries])
    target.addEventListener(target === window ? 'resize' : 'change', check);
  return () => {
    for (const target of [window, ...queries])
      target.removeEventListener(target === window ? 'resize' : 'change', check);
  };
}

/** A context of `canvas` in CSS pixels, blank, of a size in CSS pixels; what was drawn is gone. */
export function blankContext(
  canvas: HTMLCanvasElement,
  width: number,
  height: number,
): CanvasRenderingContext2D | null {
  const ratio = drawnPixelRatio();
  const context = canvas.getContext('2d');
  if (canvas.width !== width * ratio || canvas.height !== height * ratio) {
    canvas.width = width * ratio;
    canvas.height = height * ratio;
    canvas.style.width = `${width}px`;
    canvas.style.height = `${height}px`;
  }
  context?.setTransform(ratio, 0, 0, ratio, 0, 0);
  context?.clearRect(0, 0, width, height);
  return context;
}

/** What the map shows, with `share` of its size beyond each edge. */
export function windowOf(map: L.Map, share = 0): MapView {
  const size = map.getSize();
  const { x, y } = map.getPixelBounds().getTopLeft().subtract(size.multiplyBy(share));
  const [width, height] = [size.x * (1 + 2 * share), size.y * (1 + 2 * share)];
  return { zoom: map.getZoom(), left: x, top: y, width, height };
}

/** Whether a map can be drawn as it is: it has a size, and no fingers are pinching it. */
export function isAtRest(map: L.Map): boolean {
  const { x, y } = map.getSize();
  return x > 0 && y > 0 && Number.isInteger(map.getZoom());
}

/** Puts what was drawn from the world pixel `origin` of a zoom where it belongs now. */
export function place(element: HTMLElement, origin: L.Point, map: L.Map): void {
  L.DomUtil.setTransform(element, origin.subtract(map.getPixelOrigin()), 1);
}

/** Stretches what was drawn for a zoom to where it belongs at another one, until it is drawn anew. */
export function stretch(
  element: HTMLElement,
  origin: L.Point,
  drawnZoom: number,
  map: L.Map,
  center: L.LatLng,
  zoom: number,
): void {
  const scale = map.getZoomScale(zoom, drawnZoom);
  const panePosition = map.containerPointToLayerPoint(L.point(0, 0)).multiplyBy(-1);
  const topLeft = map.project(center, zoom).subtract(map.getSize().divideBy(2)).add(panePosition).round();
  L.DomUtil.setTransform(element, origin.multiplyBy(scale).subtract(topLeft), scale);
}
