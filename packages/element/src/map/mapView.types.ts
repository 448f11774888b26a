import type { MapPickerSnapshot, MapPickerStore } from '@smart-address/core';
import type { MapData, MapPanel, MapTiles, PanelPicker, PickerControls } from '@smart-address/core/map';

export type MapStore = MapPickerStore<MapData>;

/** What is drawn. */
export interface MapViewContext extends MapPickerSnapshot<MapData>, PanelPicker {
  /** `light` or `dark` if the page overrides the system. */
  readonly theme: string | undefined;
  readonly isDisabled: boolean;
  readonly tiles: MapTiles | null;
  readonly tilesOnRequest: MapTiles | null;
  readonly controls: PickerControls;
}

/** A part of the panel. */
export interface DrawnPart {
  readonly element: HTMLElement;
  draw(context: MapViewContext, panel: MapPanel): void;
}
