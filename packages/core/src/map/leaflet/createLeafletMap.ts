// Creates Leaflet's map; the other files of this folder hold its layers and markers. Plain Leaflet and not react-leaflet: this file is
// about as long as the same map in react-leaflet's components, it serves React 18 and 19 alike, creation and removal are one pair of
// calls (React's StrictMode mounts twice), and Leaflet's licence is BSD-2-Clause, react-leaflet's Hippocratic-2.1, which a shop's
// lawyers may not allow.
import type { Bounds, LatLng } from '@smart-address/codes';
import type { Direction, MapView, Pin } from '../../map-picker/mapPicker.types.ts';
// Leaflet is CommonJS: the default import is the only form that bundlers, Node and CDNs agree on.
import L from 'leaflet';
import type { BaseMapScene } from '../base-layer/paintBaseMap.ts';
import { createDrawing } from './createDrawing.ts';
import { createGrid } from './createGrid.ts';
import { createMoveQueue } from './createMoveQueue.ts';
import { createPin } from './createPin.ts';
import { createSurroundings } from './createSurroundings.ts';
import { createTileLayer } from './createTileLayer.ts';
import { createWheel } from './createWheel.ts';
import { toBounds } from './mapWindow.ts';
import type { MapTiles } from '../tiles.ts';

/** The box of Tunisia with its waters. */
const COUNTRY: Bounds = { south: 30.2, west: 7.45, north: 37.6, east: 11.65 };
/** The box within which the view can be moved. */
const WANDER: Bounds = { south: 26, west: 2, north: 41, east: 17 };
const MIN_ZOOM = 5;
const MAX_ZOOM = 20;
/** Milliseconds, longer than any of Leaflet's timers. */
const LINGER = 1_000;
/** Share of the map's size by which an arrow key pans. */
const PAN_SHARE = 0.25;
/** Pixels between the pin and the edge of the map before the map follows the pin. */
const FOLLOW_MARGIN = 48;

/** What the map displays. */
export interface MapScene extends BaseMapScene {
  /** Whether streets and landmarks are loaded too. */
  readonly isComplete: boolean;
  readonly pin: Pin | null;
  readonly home: Pin | null;
  /** The ten-digit plus-code cell under the pin. */
  readonly cell: Bounds | null;
  readonly isAdjusting: boolean;
  readonly pinTitle: string;
  readonly homeTitle: string;
}

/** The map's current view. */
export interface MapViewpoint {
  readonly center: LatLng;
  readonly zoom: number;
  /** The direction in which the map cannot be zoomed further; null if both are possible. */
  readonly zoomEnd: 'in' | 'out' | null;
}

export interface MapCallbacks {
  /** The map was tapped or clicked. */
  onTap(location: LatLng): void;
  /** The pin was dragged and dropped. */
  onDrop(location: LatLng): void;
  onView(view: MapViewpoint): void;
  /** Called with true when the tile server does not answer, and with false when it answers again. */
  onTilesFailed(haveFailed: boolean): void;
}

export interface MapHandle {
  /** Displays a scene; the pin moves to the scene's position even after a drag. */
  render(scene: MapScene): void;
  setTiles(tiles: MapTiles | null): void;
  /** Centres a point. */
  show(location: LatLng, zoom: number): void;
  /** Pans only as far as needed to make the point visible. */
  follow(location: LatLng): void;
  /** Drops a pin that is being dragged where it is; false if none is. */
  putDown(): boolean;
  panBy(direction: Direction): void;
  zoomBy(levels: 1 | -1): void;
  view(): MapView;
  destroy(): void;
}

/**
 * Keeps what is drawn from making the map larger, which would then draw more, without end: so it was on a page without our styles, or
 * until they came.
 */
function keepWithin(container: HTMLElement, map: L.Map): void {
  container.style.height = '100%';
  container.style.overflow = 'hidden';
  const pane = map.getPane('mapPane');
  if (pane) pane.style.position = 'absolute';
  // Leaflet positions only what no style sheet does.
  if (container.style.position !== '')
    console.warn('<MapPicker> has no height without its styles. Import @smart-address/react/map.css.');
}

/**
 * Tells Leaflet, which listens to the document, of a mouse that is let go over something disabled: browsers keep that from the document,
 * and what is dragged would follow the mouse without a button held.
 */
function passOnRelease(container: HTMLElement): void {
  const onRelease = (event: PointerEvent): void => {
    const isKept = event.composedPath().some((each) => each instanceof Element && each.matches(':disabled'));
    if (isKept) document.dispatchEvent(new MouseEvent('mouseup', event));
  };
  container.addEventListener('pointerdown', () =>
    document.addEventListener('pointerup', onRelease, { capture: true, once: true }),
  );
}

/** Creates the map in an element and follows the element's size. Call `destroy` before the element is removed. */
export function createLeafletMap(
  element: HTMLElement,
  start: { readonly scene: MapScene; readonly center: LatLng | null; readonly zoom: number },
  callbacks: MapCallbacks,
): MapHandle {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const container = document.createElement('div');
  container.className = 'sa-map-leaflet';
  element.append(container);
  const map = L.map(container, {
    attributionControl: false,
    zoomControl: false,
    keyboard: false,
    boxZoom: false,
    // The observer below notices more than changes of the window's size, and can be stopped.
    trackResize: false,
    // The move queue below does both.
    scrollWheelZoom: false,
    doubleClickZoom: false,
    minZoom: MIN_ZOOM,
    maxZoom: MAX_ZOOM,
    maxBounds: toBounds(WANDER),
    maxBoundsViscosity: 0.8,
    zoomAnimation: !isCalm,
    fadeAnimation: !isCalm,
    inertia: !isCalm,
  });
  keepWithin(container, map);
  passOnRelease(container);
  let first: { readonly center: LatLng | null; readonly zoom: number } = start;
  const setFirstView = (): void => {
    if (first.center) map.setView(first.center, first.zoom, { animate: false });
    else map.fitBounds(toBounds(COUNTRY), { animate: false });
  };
  setFirstView();

  let scene = start.scene;
  const drawing = createDrawing(map, scene);
  map.createPane('grid').style.zIndex = '350';
  createGrid(map, 'grid');

  const renderSurroundings = createSurroundings(map);
  const pin = createPin(map, callbacks.onDrop);

  map.on('click', ({ latlng }) => {
    if (!pin.isCutShort()) callbacks.onTap({ lat: latlng.lat, lng: latlng.lng });
  });
  const tellView = (): void => {
    const zoom = map.getZoom();
    const zoomEnd = zoom >= MAX_ZOOM ? 'in' : zoom <= MIN_ZOOM ? 'out' : null;
    callbacks.onView({ center: map.getCenter(), zoom, zoomEnd });
  };
  map.on('moveend', tellView);
  tellView();

  let hasSize = map.getSize().x > 0 && map.getSize().y > 0;
  // Its own window's: once a frame is removed with the map in it, that of another window reports an error at each frame drawn.
  const { ResizeObserver: Observer } = element.ownerDocument.defaultView ?? window;
  const sizes = new Observer(() => {
    map.invalidateSize({ animate: false, pan: true });
    const { x, y } = map.getSize();
    if (x === 0 || y === 0) return;
    // A view set while the container was hidden was set without knowing its size.
    if (!hasSize) setFirstView();
    hasSize = true;
  });
  sizes.observe(element);
  const canAnimate = (): boolean => !isCalm && hasSize;
  const moves = createMoveQueue(map, canAnimate);
  container.addEventListener('pointerdown', moves.settle, { capture: true });
  map.on('dblclick', ({ containerPoint, originalEvent }) => {
    // While the pin is adjusted, the second tap places it again, so a double tap must not zoom.
    if (!scene.isAdjusting) moves.zoomBy(originalEvent.shiftKey ? -1 : 1, containerPoint);
  });
  const focusable = element.closest('[tabindex]') ?? element;
  const removeWheel = createWheel(map, moves, () => focusable.matches(':focus-within'));

  let tileLayer: L.TileLayer | null = null;
  const setTiles = (tiles: MapTiles | null): void => {
    tileLayer?.remove();
    tileLayer = tiles && createTileLayer(tiles, MAX_ZOOM, callbacks.onTilesFailed).addTo(map);
  };

  const render = (next: MapScene): void => {
    scene = next;
    drawing.render(next);
    pin.render(next);
    renderSurroundings(next);
  };
  render(scene);

  return {
    render,
    setTiles,
    show: (location, zoom) => {
      if (!hasSize) first = { center: location, zoom };
      moves.show(location, zoom);
    },
    putDown: pin.putDown,
    follow: (location) => {
      moves.headFor(location);
      const margin = L.point(FOLLOW_MARGIN, FOLLOW_MARGIN);
      moves.pan(() => map.panInside(location, { padding: margin, animate: canAnimate() }));
    },
    panBy: (direction) => {
      moves.pan(() => {
        const size = map.getSize().multiplyBy(PAN_SHARE);
        const x = direction === 'east' ? size.x : direction === 'west' ? -size.x : 0;
        const y = direction === 'south' ? size.y : direction === 'north' ? -size.y : 0;
        map.panBy([x, y], { animate: !isCalm });
      });
    },
    zoomBy: (levels) => moves.zoomBy(levels),
    view: () => {
      const { lat, lng } = map.getCenter();
      const { x, y } = map.getSize();
      const [west, east] = [map.containerPointToLatLng([0, y / 2]), map.containerPointToLatLng([x, y / 2])];
      return { center: { lat, lng }, widthMeters: map.distance(west, east), isMoving: moves.isMoving() };
    },
    destroy() {
      sizes.disconnect();
      setTiles(null);
      removeWheel();
      map.off();
      drawing.stop();
      pin.destroy();
      map.dragging.disable();
      container.remove();
      // Leaflet's own timers (the end of a zoom, a wheel event) outlive a removed map, and then throw: it is removed only after
      // they have run out, detached from the document.
      setTimeout(() => map.remove(), LINGER);
    },
  };
}
