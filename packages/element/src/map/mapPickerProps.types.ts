import type { LatLng } from '@smart-address/codes';
import type { MapPickerEnvironment, Provider } from '@smart-address/core';
import type { MapValue, PickerControls, MapTiles } from '@smart-address/core/map';
import type { Gazetteer, Lang } from '@smart-address/gazetteer';
import type { OwnHandlers } from '../elementBase.ts';
import type { MapPickerEventMap } from './mapPickerEvents.ts';

/**
 * The attributes and properties of `<map-picker>` in a template, besides the global ones; for frameworks that type-check templates.
 */
export interface MapPickerProps extends OwnHandlers<MapPickerEventMap, 'value-change' | 'mode-change'> {
  for?: string | undefined;
  name?: string | undefined;
  lat?: number | string | null | undefined;
  lng?: number | string | null | undefined;
  label?: string | undefined;
  controls?: PickerControls | undefined;
  disabled?: boolean | undefined;
  form?: string | undefined;
  lang?: Lang | undefined;
  addressValue?: MapValue | undefined;
  rooftop?: LatLng | null | undefined;
  tiles?: MapTiles | null | undefined;
  tilesOnRequest?: MapTiles | null | undefined;
  provider?: Provider | null | undefined;
  gazetteer?: Gazetteer | null | undefined;
  environment?: Partial<MapPickerEnvironment> | null | undefined;
}
