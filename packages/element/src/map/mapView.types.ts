import type { MapPickerMessages, MapPickerSnapshot, MapPickerStore } from '@smart-address/core';
import type { MapData, PickerControls, MapTiles } from '@smart-address/core/map';
import type { Lang } from '@smart-address/gazetteer';

export type MapStore = MapPickerStore<MapData>;

/** What is drawn. */
export interface MapViewContext {
  readonly snapshot: MapPickerSnapshot<MapData>;
  readonly messages: MapPickerMessages;
  readonly locale: Lang;
  /** `light` or `dark` if the page overrides the system. */
  readonly theme: string | undefined;
  readonly isDisabled: boolean;
  readonly tiles: MapTiles | null;
  readonly tilesOnRequest: MapTiles | null;
  readonly controls: PickerControls;
}
