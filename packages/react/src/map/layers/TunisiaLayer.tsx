'use client';

import { createElementObject, createLayerComponent, type LayerProps } from '@react-leaflet/core';
import type { DrawnLayer } from '@smart-address/core/map/leaflet/drawnLayer';
import { tunisiaLayer } from '@smart-address/core/map/leaflet/tunisiaLayer';
import type { TunisiaScene } from '@smart-address/core/map/mapScene.types';
import { sceneOf } from '@smart-address/core/map/sceneOf';
import type { MapPicker } from '../useMapPicker.ts';

export interface TunisiaLayerProps extends LayerProps {
  /** What `useMapPicker()` returns. */
  readonly picker: MapPicker;
}

const sceneFor = ({ locale, messages, ...picker }: MapPicker): TunisiaScene =>
  sceneOf(picker, locale, messages);

/** The country drawn from our own data, under any tiles, in the page's colours. A map with Leaflet's line of credits names its sources. */
export const TunisiaLayer = /* @__PURE__ */ createLayerComponent<DrawnLayer<TunisiaScene>, TunisiaLayerProps>(
  ({ picker }, context) => createElementObject(tunisiaLayer(sceneFor(picker)), context),
  (layer, { picker }) => layer.update(sceneFor(picker)),
);
