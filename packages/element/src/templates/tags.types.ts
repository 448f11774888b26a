import type { AddressFinderElement } from '../finder/AddressFinderElement.ts';
import type { AddressFinderProps } from '../finder/addressFinder.types.ts';
import type { MapPickerElement } from '../map/MapPickerElement.ts';
import type { MapPickerProps } from '../map/mapPicker.types.ts';

/** What every framework's types of templates are derived from: each tag's element, and what a template may give it. */
export interface Tags {
  'address-finder': { readonly element: AddressFinderElement; readonly props: AddressFinderProps };
  'map-picker': { readonly element: MapPickerElement; readonly props: MapPickerProps };
}

/** The listeners of `onvalue-change` and so on as `on:value-change`, which Svelte and Solid also take. */
export type ColonListeners<Props> = {
  [Name in keyof Props as Name extends `on${infer Event}` ? `on:${Event}` : never]?: Props[Name];
};
