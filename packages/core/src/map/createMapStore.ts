import type { LatLng } from '@smart-address/codes';
import type { Gazetteer, Lang } from '@smart-address/gazetteer';
import { importAfterPlaces } from '@smart-address/gazetteer/importAfterPlaces';
import type { MapPickerEnvironment } from '../map-picker/mapPicker.environment.ts';
import { createMapPicker, type MapPickerStore } from '../map-picker/mapPicker.ts';
import type { MapPickerState } from '../map-picker/mapPicker.types.ts';
import { createLand } from './base-layer/land.ts';
import { browserMapEnvironment } from './browserMapEnvironment.ts';
import type { MapData } from './loadMapData.ts';
import { isOwnPoint, pinOfValue, type MapValue } from './mapValue.ts';

export interface MapStoreOptions {
  readonly locale?: Lang | undefined;
  /** The address's own point, to which Home returns. @default the last value that was not a moved pin */
  readonly rooftop?: LatLng | null | undefined;
  /** Tunisia's places. @default loaded when the map is first shown */
  readonly gazetteer?: Gazetteer | undefined;
  readonly environment?: Partial<MapPickerEnvironment> | undefined;
}

/** A map picker of a browser page, with a first value. */
export function createMapStore(options: MapStoreOptions, initial: MapValue): MapPickerStore<MapData> {
  const pin = pinOfValue(initial);
  const { rooftop } = options;
  return createMapPicker<MapData>({
    locale: options.locale,
    pin,
    home: rooftop ? pinOfValue(rooftop) : isOwnPoint(initial) ? pin : null,
    // Loads the search engine too, which a page that only describes a point does not wait for.
    load: async () => {
      const { loadMapData } = await importAfterPlaces(() => import('./loadMapData.ts'));
      return loadMapData(createLand, options.gazetteer);
    },
    environment: { ...browserMapEnvironment, ...options.environment },
  });
}

/** The address's own point after a value change; a moved pin keeps the point it was moved from. */
function homeOf(
  value: MapValue,
  rooftop: LatLng | null | undefined,
  state: MapPickerState,
): MapPickerState['home'] {
  if (rooftop) return pinOfValue(rooftop);
  return isOwnPoint(value) || value === null ? pinOfValue(value) : state.home;
}

/**
 * Returns a function that applies a value from outside. If the page ignores a save, the pin goes back to it. Compared by content,
 * because a page may create a new object each time.
 */
export function createValueGiver(
  store: MapPickerStore<MapData>,
): (value: MapValue, rooftop: LatLng | null | undefined) => void {
  let last = '';
  return (value, rooftop) => {
    const { state } = store.getSnapshot();
    const pin = pinOfValue(value);
    const key = [pin, rooftop, state.saved].map((one) => JSON.stringify(one)).join();
    if (key === last) return;
    last = key;
    store.send({ type: 'given', pin, home: homeOf(value, rooftop, state) });
  };
}
