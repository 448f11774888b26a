import type { LatLng } from '@smart-address/codes';
import L from 'leaflet';
import type { MapView } from '../../map-picker/state/types.ts';
import type { MapActions } from '../handleMapKey.ts';
import { createMoveQueue, type MoveQueue } from './createMoveQueue.ts';
import type { Gazetteer, Lang } from '@smart-address/gazetteer';
import { namedZoom } from '../base-layer/mapPlaces.ts';

/** Share of the map's size by which an arrow key pans. */
const PAN_SHARE = 0.25;
/** Pixels between the pin and the edge of the map before the map follows the pin. */
const FOLLOW_MARGIN = 48;

/** Moves a map: for keys, buttons and a pin that is followed. */
export interface MapControl extends MapActions {
  readonly moves: MoveQueue;
  /** Centres a point. */
  show(location: LatLng, zoom: number): void;
  /** Pans only as far as needed to make the point visible. */
  follow(location: LatLng): void;
  view(): MapView;
  /** Shows again what was asked for last while the map had no size: nothing of it was seen. False if nothing was. */
  showUnseen(): boolean;
}

export const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

function createControl(map: L.Map): MapControl {
  let unseen: { readonly center: LatLng; readonly zoom: number } | null = null;
  const hasSize = (): boolean => map.getSize().x > 0 && map.getSize().y > 0;
  const canAnimate = (): boolean => hasSize() && !isCalm();
  const moves = createMoveQueue(map, canAnimate);
  return {
    moves,
    show(location, zoom) {
      unseen = hasSize() ? null : { center: location, zoom };
      moves.show(location, zoom);
    },
    follow(location) {
      moves.headFor(location);
      const margin = L.point(FOLLOW_MARGIN, FOLLOW_MARGIN);
      moves.pan(() => map.panInside(location, { padding: margin, animate: canAnimate() }));
    },
    panBy(direction) {
      moves.pan(() => {
        const size = map.getSize().multiplyBy(PAN_SHARE);
        const x = direction === 'east' ? size.x : direction === 'west' ? -size.x : 0;
        const y = direction === 'south' ? size.y : direction === 'north' ? -size.y : 0;
        map.panBy([x, y], { animate: !isCalm() });
      });
    },
    zoomBy: (levels) => moves.zoomBy(levels),
    view() {
      const { lat, lng } = map.getCenter();
      const { x, y } = map.getSize();
      const [west, east] = [map.containerPointToLatLng([0, y / 2]), map.containerPointToLatLng([x, y / 2])];
      return { center: { lat, lng }, widthMeters: map.distance(west, east), isMoving: moves.isMoving() };
    },
    showUnseen() {
      if (!unseen) return false;
      map.setView(unseen.center, unseen.zoom, { animate: false });
      unseen = null;
      return true;
    },
  };
}

const controls = new WeakMap<L.Map, MapControl>();

/** The control of a map: one for all that move it, because what they ask for waits in one queue. */
export function controlOf(map: L.Map): MapControl {
  const known = controls.get(map);
  if (known) return known;
  const made = createControl(map);
  controls.set(map, made);
  return made;
}

/** A house among its neighbours. */
const CLOSEST = 15;

/** Centres a point, as far out as names tell where it is. The map may have another size since it last looked. */
export function showAmongNames(map: L.Map, center: LatLng, gazetteer: Gazetteer | null, lang: Lang): void {
  map.invalidateSize({ animate: false, pan: true });
  const { x: width, y: height } = map.getSize();
  const view = { center, zoom: CLOSEST, width, height };
  const pin = { left: width / 2 - 19, top: height / 2 - 48, right: width / 2 + 19, bottom: height / 2 };
  controlOf(map).show(center, gazetteer ? namedZoom(gazetteer, view, lang, () => [pin]) : CLOSEST);
}
