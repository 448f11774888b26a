'use client';

// Leaflet needs a window: a page rendered on a server imports this in the browser only, as it does react-leaflet.
import { createElementObject, createLayerComponent, type LayerProps } from '@react-leaflet/core';
import { isDisabled, type MapActions, sceneOf, type TunisiaScene } from '@smart-address/core/map';
import {
  AddressPinLayer,
  type DrawnLayer,
  tunisiaLayer,
  plusCodeGrid,
  controlOf,
} from '@smart-address/core/map/leaflet';
import type { MapPicker } from './useMapPicker.ts';
import type { Map as LeafletMap } from 'leaflet';

export interface AddressPinProps extends LayerProps {
  /** What `useMapPicker()` returns. */
  readonly picker: MapPicker;
}

/**
 * The pin with its address's own point, accuracy and cell. While the pin is adjusted it is dragged, and a tap on the map places it; the map
 * follows it to a new address.
 */
export const AddressPin = /* @__PURE__ */ createLayerComponent<AddressPinLayer, AddressPinProps>(
  ({ picker: { locale, messages, send, ...picker } }, context) => {
    const container = context.map.getContainer();
    const layer = new AddressPinLayer(sceneOf(picker, locale, messages), (location, origin) => {
      if (origin === 'drag' || !isDisabled(container)) send({ type: 'place', location, origin });
    });
    return createElementObject(layer, context);
  },
  (layer, { picker: { locale, messages, ...picker } }) => layer.update(sceneOf(picker, locale, messages)),
);

export interface TunisiaLayerProps extends LayerProps {
  /** What `useMapPicker()` returns. */
  readonly picker: MapPicker;
  /** Whether the small plus-code squares are drawn, with their names. @default true */
  readonly hasCells?: boolean | undefined;
}

const sceneFor = ({ picker: { locale, messages, ...picker }, hasCells }: TunisiaLayerProps): TunisiaScene =>
  sceneOf(picker, locale, messages, hasCells);

/** The country drawn from our own data, under any tiles, in the page's colours. A map with Leaflet's line of credits names its sources. */
export const TunisiaLayer = /* @__PURE__ */ createLayerComponent<DrawnLayer<TunisiaScene>, TunisiaLayerProps>(
  (props, context) => createElementObject(tunisiaLayer(sceneFor(props)), context),
  (layer, props) => layer.update(sceneFor(props)),
);

/** The edges of ten-digit plus-code cells (about 14 x 11 m), from zoom 18 up, over any tiles. */
export const PlusCodeGrid = /* @__PURE__ */ createLayerComponent<DrawnLayer<void>, LayerProps>(
  (_props, context) => createElementObject(plusCodeGrid(), context),
);

/** What `picker.mapProps()` needs of a map of Leaflet's for its keys: the `ref` of a `MapContainer`. Null while there is none. */
export const mapActions = (map: LeafletMap | null): MapActions | null => map && controlOf(map);
