'use client';

import { createElementObject, createLayerComponent, type LayerProps } from '@react-leaflet/core';
import type { TunisiaScene } from '@smart-address/core/map';
import { type DrawnLayer, tunisiaLayer, sceneOf } from '@smart-address/core/map/leaflet';
import type { MapPicker } from '../useMapPicker.ts';

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
