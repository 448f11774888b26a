import type { Bounds } from '@smart-address/codes';
import L from 'leaflet';
import type { Viewport } from '../base-layer/projection.ts';

/** A box of the world as Leaflet has it. */
export const toBounds = ({ south, west, north, east }: Bounds): L.LatLngBounds =>
  L.latLngBounds([south, west], [north, east]);

/** Maximum device pixels drawn per CSS pixel: on a map without photographs more cost time and are not visible. */
const MAX_PIXEL_RATIO = 2;

/** Device pixels drawn per CSS pixel, a multiple of a quarter, so that multiples of four CSS pixels are whole device pixels. */
function drawnPixelRatio(): number {
  return Math.max(1, Math.min(MAX_PIXEL_RATIO, Math.round((globalThis.devicePixelRatio || 1) * 4) / 4));
}

/** Calls back when that ratio changes: the page was zoomed, or moved to another screen. */
export function watchPixelRatio(onChange: () => void): () => void {
  let ratio = drawnPixelRatio();
  const check = (): void => {
    if (drawnPixelRatio() === ratio) return;
    ratio = drawnPixelRatio();
    onChange();
  };
  // The start of the next quarter. Page zoom also changes sizes; another screen changes only the density.
  const queries = [1.125, 1.375, 1.625, 1.875].map((edge) => matchMedia(`(min-resolution: ${edge}dppx)`));
  const ended = new AbortController();
  for (const target of [window, ...queries])
    target.addEventListener(target === window ? 'resize' : 'change', check, { signal: ended.signal });
  return () => ended.abort();
}

/** Resizes and clears a canvas, and returns its context; both size and context are in CSS pixels. */
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

/** The map's current view, extended by `share` of its size beyond each edge. */
export function viewportOf(map: L.Map, share = 0): Viewport {
  const size = map.getSize();
  const { x, y } = map.getPixelBounds().getTopLeft().subtract(size.multiplyBy(share));
  const [width, height] = [size.x * (1 + 2 * share), size.y * (1 + 2 * share)];
  return { zoom: map.getZoom(), left: x, top: y, width, height };
}

/** Whether a map can be drawn now: it has a size, and is not being pinched. */
export function isAtRest(map: L.Map): boolean {
  const { x, y } = map.getSize();
  return x > 0 && y > 0 && Number.isInteger(map.getZoom());
}

/** Positions a drawing that starts at the world pixel `origin` of the map's zoom. */
export function place(element: HTMLElement, origin: L.Point, map: L.Map): void {
  L.DomUtil.setTransform(element, origin.subtract(map.getPixelOrigin()), 1);
}

/** What a layer does when its map moves. */
interface LayerMoves {
  /** Draws what is missing, if the map can be drawn now. */
  update(): void;
  /** Scales and positions what is drawn for a centre and a zoom, until it is redrawn. */
  stretchTo(center: L.LatLng, zoom: number): void;
}

/** Makes a drawn layer follow its map: it is stretched during a zoom, and drawn where the map comes to rest. Returns a function that stops. */
export function followMoves(map: L.Map, { update, stretchTo }: LayerMoves): () => void {
  const stretchNow = (): void => stretchTo(map.getCenter(), map.getZoom());
  const events: L.LeafletEventHandlerFnMap = {
    move: update,
    moveend: update,
    resize: update,
    zoom: stretchNow,
    zoomanim: ({ center, zoom }) => stretchTo(center, zoom),
    viewreset() {
      // The origin of Leaflet's pixel coordinates has changed.
      stretchNow();
      update();
    },
  };
  map.on(events);
  return () => void map.off(events);
}

/** Scales and positions a drawing of one zoom for another, until it is redrawn. */
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
