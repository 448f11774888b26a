import type { Bounds } from '@smart-address/codes';
// Leaflet is CommonJS: the default import is the only form that bundlers, Node and CDNs agree on.
import type L from 'leaflet';
import type { MapStart, PickerMapCallbacks } from '../scene/mapScene.types.ts';
import { createWheel } from './createWheel.ts';
import { controlOf, isCalm } from './mapControl.ts';
import { toBounds } from './mapWindow.ts';
import { passOnPointers } from './passOnPointers.ts';

/** The box of Tunisia with its waters. */
const COUNTRY: Bounds = { south: 30.2, west: 7.45, north: 37.6, east: 11.65 };
/** The box within which the view can be moved. */
const WANDER: Bounds = { south: 26, west: 2, north: 41, east: 17 };
const MIN_ZOOM = 5;
export const MAX_ZOOM = 20;
/** Without squares the drawn country has no more to show. */
const DRAWN_ZOOM = 18;
/** Milliseconds, longer than any of Leaflet's timers. */
const LINGER = 1_000;

/** Leaflet's options for the picker's map, which `setUpPickerMap` completes. */
export const pickerMapOptions = (): L.MapOptions => ({
  attributionControl: false,
  zoomControl: false,
  keyboard: false,
  boxZoom: false,
  // The observer of `setUpPickerMap` notices more than changes of the window's size, and can be stopped.
  trackResize: false,
  // The move queue does both.
  scrollWheelZoom: false,
  doubleClickZoom: false,
  minZoom: MIN_ZOOM,
  maxZoom: MAX_ZOOM,
  maxBounds: toBounds(WANDER),
  maxBoundsViscosity: 0.8,
  zoomAnimation: !isCalm(),
  fadeAnimation: !isCalm(),
  inertia: !isCalm(),
});

/** The country, where there is no first pin. */
export const countryBounds = (): L.LatLngBounds => toBounds(COUNTRY);

export function setFirstView(map: L.Map, { center, zoom }: MapStart): void {
  if (center) map.setView(center, zoom, { animate: false });
  else map.fitBounds(countryBounds(), { animate: false });
}

/**
 * Keeps what is drawn from making the map larger, which would then draw more, without end. So it was on a page without our styles, or until
 * they came.
 */
function keepWithin(map: L.Map): void {
  const { style } = map.getContainer();
  style.height = '100%';
  style.overflow = 'hidden';
  const pane = map.getPane('mapPane');
  if (pane) pane.style.position = 'absolute';
  // Leaflet positions only what no style sheet does.
  if (style.position !== '')
    console.warn('<MapPicker> has no height without its styles. Import @smart-address/react/map.css.');
}

/** Puts off the end of a map: Leaflet's own timers (the end of a zoom, a wheel event) outlive a removed map, and then throw. */
function lingerOnRemove(map: L.Map): void {
  if (Object.keys(map).includes('remove')) return;
  const remove = map.remove.bind(map);
  map.remove = () => {
    map.off();
    map.dragging.disable();
    // `<Activity>` makes react-leaflet remove a map twice.
    map.remove = () => map;
    setTimeout(remove, LINGER);
    return map;
  };
}

/**
 * Makes a map the picker's: it follows its container's size, wheel and double tap wait their turn, and a drag ends with its button.
 *
 * @returns a function that undoes it.
 */
export function setUpPickerMap(map: L.Map, start: MapStart, callbacks: PickerMapCallbacks): () => void {
  const container = map.getContainer();
  const control = controlOf(map);
  const { moves } = control;
  keepWithin(map);
  lingerOnRemove(map);

  // Streets, a team's own layer too, are worth a closer look than the drawn country.
  const tiles = new Set<L.Layer>();
  const tellView = (): void => {
    const zoom = map.getZoom();
    const zoomEnd = zoom >= map.getMaxZoom() ? 'in' : zoom <= MIN_ZOOM ? 'out' : null;
    callbacks.onView({ center: map.getCenter(), zoom, zoomEnd, hasTiles: tiles.size > 0 });
  };
  const onDoubleClick = ({ containerPoint, originalEvent }: L.LeafletMouseEvent): void => {
    if (!callbacks.isAdjusting()) moves.zoomBy(originalEvent.shiftKey ? -1 : 1, containerPoint);
  };
  const limitZoom = (): void => {
    map.setMaxZoom(tiles.size > 0 || callbacks.hasCells() ? MAX_ZOOM : DRAWN_ZOOM);
    tellView();
  };
  const onLayer = ({ layer, type }: L.LayerEvent): void => {
    if (!('getTileSize' in layer)) return;
    if (type === 'layeradd') tiles.add(layer);
    else tiles.delete(layer);
    limitZoom();
  };
  map.on('layeradd layerremove', onLayer);
  map.on('moveend', tellView);
  map.on('dblclick', onDoubleClick);
  limitZoom();

  let hasSize = map.getSize().x > 0 && map.getSize().y > 0;
  // Its own window's: once a frame is removed with the map in it, that of another window reports an error at each frame drawn.
  const { ResizeObserver: Observer } = container.ownerDocument.defaultView ?? window;
  const sizes = new Observer(() => {
    map.invalidateSize({ animate: false, pan: true });
    const { x, y } = map.getSize();
    if (x === 0 || y === 0) return;
    // A view set while the container was hidden was set without knowing its size.
    if (!hasSize && !control.showUnseen()) setFirstView(map, start);
    hasSize = true;
  });
  sizes.observe(container);
  container.addEventListener('pointerdown', moves.settle, { capture: true });
  const stopPointers = passOnPointers(map);
  const focusable = container.closest('[tabindex]') ?? container;
  const isActive = (): boolean => focusable.matches(':focus-within');
  const stopWheel = createWheel(map, moves, isActive);
  const stopSwipes = leaveSwipes(map, () => isActive() || callbacks.isAdjusting(), callbacks.onSwipe);
  return () => {
    sizes.disconnect();
    stopPointers();
    stopWheel();
    stopSwipes();
    map.off('layeradd layerremove', onLayer);
    container.removeEventListener('pointerdown', moves.settle, { capture: true });
    map.off('moveend', tellView);
    map.off('dblclick', onDoubleClick);
  };
}

/** Pixels that a finger moves in a tap. */
const TAP_SLOP = 10;

/**
 * Leaves the swipe of one finger to the page, unless the map is in use (`isWanted`): a phone's page must not end at a map. Two fingers
 * always move the map, and a tap is a tap. The style sheet's `touch-action` tells the browser the same.
 *
 * @returns a function that stops.
 */
function leaveSwipes(map: L.Map, isWanted: () => boolean, onSwipe: () => void): () => void {
  const container = map.getContainer();
  let start: Touch | null = null;
  const onStart = (event: TouchEvent): void => {
    const [finger, second] = event.touches;
    start = null;
    if (second || !finger || isWanted()) return;
    start = finger;
    // Leaflet's drag begins with it. The click that a tap ends in is the browser's.
    event.stopImmediatePropagation();
  };
  const onMove = ({ touches: [finger] }: TouchEvent): void => {
    if (!start || !finger) return;
    if (Math.hypot(finger.clientX - start.clientX, finger.clientY - start.clientY) < TAP_SLOP) return;
    start = null;
    onSwipe();
  };
  container.addEventListener('touchstart', onStart, { capture: true, passive: true });
  container.addEventListener('touchmove', onMove, { capture: true, passive: true });
  return () => {
    container.removeEventListener('touchstart', onStart, { capture: true });
    container.removeEventListener('touchmove', onMove, { capture: true });
  };
}
