import { MapPickerElement } from './map/MapPickerElement.ts';

declare global {
  interface HTMLElementTagNameMap {
    'map-picker': MapPickerElement;
  }
}

// Servers have no registry; if a page contains two copies of this package, the first one defines the element. A browser without
// `ElementInternals` has no map, and the order goes through without it.
if (
  typeof customElements !== 'undefined' &&
  customElements.get('map-picker') === undefined &&
  'attachInternals' in HTMLElement.prototype
)
  customElements.define('map-picker', MapPickerElement);

export { MapPickerElement };
export type { MapPickerChange, MapPickerEventMap, MapPickerProps } from './map/mapPicker.types.ts';
export { OPENSTREETMAP_TILES, type MapTiles } from '@smart-address/core/map';
