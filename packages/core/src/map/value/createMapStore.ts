import type { LatLng } from '@smart-address/codes';
import type { Gazetteer, Lang } from '@smart-address/gazetteer';
import { importAfterPlaces } from '@smart-address/gazetteer/importAfterPlaces';
import {
  type MapPickerEnvironment,
  defaultMapPickerEnvironment,
} from '../../map-picker/state/environment.ts';
import { createMapPicker, type MapPickerStore } from '../../map-picker/mapPicker.ts';
import type { MapData } from '../loadMapData.ts';
import { homeOf, pinOfRooftop, pinOfValue, type MapValue } from './mapValue.ts';
import { locateDevice } from '../../dom/device/locateDevice.ts';

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
  return createMapPicker<MapData>({
    locale: options.locale,
    pin: pinOfValue(initial),
    home: homeOf(initial, pinOfRooftop(options.rooftop), null),
    // With the search engine: not part of a page's first load, and drawn or described without it until it is there.
    load: async () => {
      const { loadMapData } = await importAfterPlaces(() => import('../loadMapData.ts'));
      return loadMapData(options.gazetteer);
    },
    environment: { ...browserMapEnvironment, ...options.environment },
  });
}

/** The browser as a picker's environment: its clock and geolocation. */
export const browserMapEnvironment: MapPickerEnvironment = {
  ...defaultMapPickerEnvironment,
  locate: locateDevice,
};

/** Leaflet uses `window` on import, so it is imported in the browser only, and is not part of a page's first load. */
export const loadLeafletMap = (): Promise<typeof import('../leaflet/createLeafletMap.ts')> =>
  importAfterPlaces(() => import('../leaflet/createLeafletMap.ts'));
