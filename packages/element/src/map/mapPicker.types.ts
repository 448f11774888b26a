import type { AddressValue, MapPickerState, MapPickerEnvironment, Provider } from '@smart-address/core';
import type { LatLng } from '@smart-address/codes';
import type { MapValue, PickerControls, MapTiles } from '@smart-address/core/map';
import type { Gazetteer, Lang } from '@smart-address/gazetteer';
import type { OwnHandlers } from '../elementBase.ts';

/** A pin that is about to be saved; `preventDefault()` cancels it: the pin stays unlocked, and nothing is stored. */
export interface MapPickerChange {
  readonly value: AddressValue;
  readonly reason: 'save';
  /** The browser event that caused it, or null if code made the change. */
  readonly event: Event | null;
}

/** The element's own events. All bubble, also out of shadow roots. */
export interface MapPickerEventMap extends HTMLElementEventMap {
  'value-change': CustomEvent<MapPickerChange>;
  /** The pin was unlocked (`adjust`) or locked (`view`). Until it is locked, its new position is not saved. */
  'mode-change': CustomEvent<{ readonly mode: MapPickerState['mode'] }>;
}

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
