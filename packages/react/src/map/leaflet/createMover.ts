import type { LatLng } from '@smart-address/codes';
import type * as L from 'leaflet';

/** Moves a map by whole wishes: what is asked for during a zoom is done once that zoom has ended. */
export interface Mover {
  /** Brings a point to the middle, at a zoom of the map's range. */
  show(location: LatLng, zoom: number): void;
  /** Zooms on from the zoom that was asked for last, as far as the map goes. */
  zoomBy(levels: 1 | -1): void;
  /** A pan that keeps the zoom: `act` calls Leaflet at once, or after the zoom under way. */
  pan(act: () => void): void;
}

interface View {
  /** Null: the middle stays. */
  readonly center: LatLng | null;
  readonly zoom: number;
}

/**
 * Leaflet drops a view that is set during an animated zoom, ends that zoom at its own middle whatever was panned
 * meanwhile, and begins it a frame late, which undoes a view that was set without animation within that frame. So it is
 * never given two at a time: the last view asked for waits, and pans wait behind it.
 */
export function createMover(map: L.Map, canAnimate: () => boolean): Mover {
  let underWay: View | null = null;
  let isZooming = false;
  let wish: View | null = null;
  let pans: (() => void)[] = [];

  const goOn = (): void => {
    if (isZooming) return;
    if (wish) {
      const { center, zoom } = wish;
      underWay = wish;
      wish = null;
      isZooming = zoom !== map.getZoom();
      map.setView(center ?? map.getCenter(), zoom, { animate: canAnimate() });
    }
    // The view may have been set without animation, and its end have been told already.
    if (isZooming) return;
    underWay = null;
    const waiting = pans;
    pans = [];
    for (const act of waiting) act();
  };
  map.on('zoomstart', () => {
    isZooming = true;
  });
  map.on('zoomend', () => {
    isZooming = false;
    underWay = null;
    goOn();
  });

  const wantedZoom = (): number => (wish ?? underWay)?.zoom ?? map.getZoom();
  return {
    show(location, zoom) {
      wish = { center: location, zoom };
      goOn();
    },
    zoomBy(levels) {
      const zoom = Math.min(map.getMaxZoom(), Math.max(map.getMinZoom(), wantedZoom() + levels));
      if (zoom === wantedZoom()) return;
      wish = { center: wish?.center ?? null, zoom };
      goOn();
    },
    pan(act) {
      pans.push(act);
      goOn();
    },
  };
}
