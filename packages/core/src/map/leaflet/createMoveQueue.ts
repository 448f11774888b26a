import type { LatLng } from '@smart-address/codes';
import L from 'leaflet';

/** Queues moves of a map: what is requested during a zoom is done once that zoom has ended. */
export interface MoveQueue {
  /** Centres a point, at a zoom within the map's range. */
  show(location: LatLng, zoom: number): void;
  /**
   * Zooms relative to the zoom requested last, within the map's range. `around` stays fixed, in pixels of the map; without it the
   * centre does. Far out the map's limits move the centre: it comes back with the next levels in.
   */
  zoomBy(levels: number, around?: L.Point): void;
  /** A pan at the same zoom: `act` calls Leaflet at once, or after the running zoom. */
  pan(act: () => void): void;
  /** The pin was placed here. Where the map's limits keep the centre away from what was looked at, levels in now lead to the pin. */
  headFor(location: LatLng): void;
  isZooming(): boolean;
  /** Whether a zoom or an animated pan is running. */
  isMoving(): boolean;
  /** Finishes at once what is running and queued: the user touches the map and must find it still. */
  settle(): void;
}

interface View {
  /** Null: keep the centre, or the pixel of `around`. */
  readonly center: LatLng | null;
  readonly around: L.Point | null;
  readonly zoom: number;
}

/** Pixels by which a centre may differ that was given to Leaflet and read again. */
const ROUNDING = 2;

/** The map's centre after a zoom that keeps one of its pixels fixed. */
function centerAround(map: L.Map, pixel: L.Point, zoom: number): L.LatLng {
  const middle = map.getSize().divideBy(2);
  const offset = pixel.subtract(middle).multiplyBy(1 - 1 / map.getZoomScale(zoom));
  return map.containerPointToLatLng(middle.add(offset));
}

/**
 * Leaflet drops a view that is set during an animated zoom, and a drag or pinch that starts in it. It ends the zoom at that zoom's own
 * centre, whatever was panned meanwhile. It starts the zoom a frame late, which undoes a view set without animation within that frame. So it
 * never gets two moves at a time: the last requested view waits, and pans wait behind it.
 */
export function createMoveQueue(map: L.Map, canAnimate: () => boolean): MoveQueue {
  const pane = map.getPane('mapPane');
  let running: View | null = null;
  let isZooming = false;
  let isHurried = false;
  let requested: View | null = null;
  let pans: (() => void)[] = [];
  /** The centre that zooms by levels keep, and the one the map had after the last of them: far out its limits move it. */
  let kept: { readonly wanted: L.LatLng; readonly had: L.LatLng | null } | null = null;

  const isSame = (one: L.LatLng, other: L.LatLng): boolean =>
    map.project(one).distanceTo(map.project(other)) <= ROUNDING;

  /** The centre to keep: as long as only zooms by levels have moved the map, the one it had before the first of them. */
  const centerToKeep = (): L.LatLng => {
    const center = map.getCenter();
    return kept?.had && isSame(center, kept.had) ? kept.wanted : center;
  };

  const runNext = (): void => {
    if (isZooming) return;
    if (requested) {
      const { center, around, zoom } = requested;
      running = requested;
      requested = null;
      isZooming = zoom !== map.getZoom();
      const middle = center ?? (around ? centerAround(map, around, zoom) : centerToKeep());
      kept = center || around ? null : { wanted: L.latLng(middle), had: null };
      // By default Leaflet animates near moves, and jumps when the target is farther than the map is wide.
      map.setView(middle, zoom, isHurried || !canAnimate() ? { animate: false } : {});
    }
    // Without animation `zoomend` has already fired and reset this.
    if (isZooming) return;
    running = null;
    const waiting = pans;
    pans = [];
    for (const act of waiting) act();
  };

  const isAnimating = (): boolean => pane?.classList.contains('leaflet-zoom-anim') ?? false;
  /** Tells Leaflet that its animation has ended, as the browser would. */
  const endAnimation = (): void => {
    if (!isAnimating()) return;
    isHurried = true;
    pane
      ?.querySelector('.leaflet-proxy')
      ?.dispatchEvent(new TransitionEvent(L.DomUtil.TRANSITION_END, { propertyName: 'transform' }));
    isHurried = false;
  };

  let isHeld = false;
  map.on('zoomstart', () => {
    isZooming = true;
    // The animation starts after this event.
    if (isHeld) queueMicrotask(endAnimation);
  });
  const onEnd = (): void => {
    if (running && kept) kept = { ...kept, had: map.getCenter() };
    isZooming = false;
    isHeld = false;
    running = null;
    runNext();
  };
  map.on('zoomend', onEnd);
  // Without animation a pinch that changes nothing fires no `zoomend`.
  if (!map.options.zoomAnimation) map.on('moveend', onEnd);

  const wantedZoom = (): number => (requested ?? running)?.zoom ?? map.getZoom();
  return {
    show(location, zoom) {
      requested = { center: location, around: null, zoom };
      runNext();
    },
    zoomBy(levels, around) {
      const zoom = Math.min(map.getMaxZoom(), Math.max(map.getMinZoom(), wantedZoom() + levels));
      if (zoom === wantedZoom()) return;
      requested = { center: requested?.center ?? null, around: around ?? requested?.around ?? null, zoom };
      runNext();
    },
    pan(act) {
      pans.push(act);
      runNext();
    },
    headFor(location) {
      const center = map.getCenter();
      if (!isSame(centerToKeep(), center)) kept = { wanted: L.latLng(location), had: center };
    },
    isZooming: () => isZooming,
    isMoving: () => isZooming || (pane?.classList.contains('leaflet-pan-anim') ?? false),
    settle() {
      if (isAnimating()) endAnimation();
      else if (isZooming) isHeld = true;
      else if (pane?.classList.contains('leaflet-pan-anim')) map.stop();
    },
  };
}
