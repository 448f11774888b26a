// Apart from Leaflet's files: their types refer to Leaflet's, which a team that only shows a map need not have installed.
import type { Bounds, LatLng } from '@smart-address/codes';
import type { Pin } from '../../map-picker/state/types.ts';
import type { BaseMapScene } from '../base-layer/paintBaseMap.ts';

/** What the drawn country displays, and what stands over it. */
export interface TunisiaScene extends Omit<BaseMapScene, 'palette'> {
  /** Whether streets and landmarks are loaded too. */
  readonly isComplete: boolean;
  readonly pin: Pin | null;
  readonly home: Pin | null;
  readonly homeTitle: string;
  readonly isAdjusting: boolean;
  /** Who made the data, for a map with Leaflet's own line of credits. */
  readonly credits: readonly string[];
}

export interface AddressPinScene {
  readonly pin: Pin | null;
  /** The address's own point. */
  readonly home: Pin | null;
  /** The ten-digit plus-code cell under the pin. */
  readonly cell: Bounds | null;
  readonly isAdjusting: boolean;
  readonly pinTitle: string;
  readonly homeTitle: string;
}

/** What the picker's map displays. */
export interface MapScene extends TunisiaScene, AddressPinScene {}

/** Called when the map is tapped or clicked, and when the pin was dragged and dropped. */
export type PlaceByPointer = (location: LatLng, origin: 'tap' | 'drag') => void;

/** The map's current view. */
export interface MapViewpoint {
  readonly center: LatLng;
  readonly zoom: number;
  /** The direction in which the map cannot be zoomed further; null if both are possible. */
  readonly zoomEnd: 'in' | 'out' | null;
  /** Whether tiles lie over the drawn country: ours, or a layer of the team's. */
  readonly hasTiles: boolean;
}

/** The initial view; the whole country if there is no centre. */
export interface MapStart {
  readonly center: LatLng | null;
  readonly zoom: number;
}

export interface PickerMapCallbacks {
  onView(view: MapViewpoint): void;
  /** While the pin is adjusted, a second tap places it again, so a double tap must not zoom. */
  isAdjusting(): boolean;
  /** Whether plus-code squares are drawn, which are worth a closer look. */
  hasCells(): boolean;
  /** A finger swept over the map, which leaves that to the page: it was neither tapped nor is the pin adjusted. */
  onSwipe(): void;
}
