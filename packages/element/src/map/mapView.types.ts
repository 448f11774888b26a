import type { MapPickerMessages, MapPickerSnapshot, MapPickerStore } from '@smart-address/core';
import type { MapData } from '@smart-address/core/map/loadMapData';
import type { PickerControls } from '@smart-address/core/map/pickerControls';
import type { MapTiles } from '@smart-address/core/map/tiles';
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
