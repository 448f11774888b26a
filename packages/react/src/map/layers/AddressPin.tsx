'use client';

import { createElementObject, createLayerComponent, type LayerProps } from '@react-leaflet/core';
import { isDisabled, sceneOf } from '@smart-address/core/map';
import { AddressPinLayer } from '@smart-address/core/map/leaflet';
import type { MapPicker } from '../useMapPicker.ts';

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
