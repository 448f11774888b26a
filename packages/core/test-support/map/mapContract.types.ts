import type { AddressValue, MapPickerEnvironment } from '@smart-address/core';
import type { PickerControls } from '../../src/map/panel/mapButtons.ts';
import type { MapTiles } from '../../src/map/tiles.ts';
import type { MapOnPage } from './mapIn.ts';

/** What a test asks of a map. */
export interface MapSetting {
  readonly defaultValue?: AddressValue | { readonly lat: number; readonly lng: number };
  readonly locale?: 'fr' | 'ar' | 'en';
  readonly environment?: Partial<MapPickerEnvironment>;
  readonly tiles?: MapTiles;
  readonly tilesOnRequest?: MapTiles;
  /** @default 'full' */
  readonly controls?: PickerControls;
  readonly onValueChange?: (value: AddressValue) => void;
}

/** A face of the map picker, with the country known. */
export interface MapFace {
  render(setting: MapSetting): Promise<MapOnPage>;
  /** A map in a fieldset that its page gives another place, and what a page calls. */
  renderGiven(setting: MapSetting): Promise<{
    readonly map: MapOnPage;
    readonly around: HTMLFieldSetElement;
    give(place: { readonly lat: number; readonly lng: number }): void;
    readonly handle: { adjust(): void; readonly hasUnsavedPin: boolean };
  }>;
  /** In a form, or in a fieldset. */
  renderIn<Name extends 'form' | 'fieldset'>(
    around: Name,
    setting: MapSetting,
  ): Promise<{ readonly map: MapOnPage; readonly around: HTMLElementTagNameMap[Name] }>;
}

/** What the rows share. */
export interface MapContractRows {
  readonly face: MapFace;
  renderMap(setting?: MapSetting): Promise<MapOnPage>;
  /** A map of a building in Tunis, and what has been saved on it. */
  renderSavingMap(): Promise<{ readonly map: MapOnPage; readonly saved: readonly AddressValue[] }>;
}
