'use client';

import { createElementObject, createLayerComponent, type LayerProps } from '@react-leaflet/core';
import { type DrawnLayer, plusCodeGrid } from '@smart-address/core/map/leaflet';

/** The edges of ten-digit plus-code cells (about 14 x 11 m), from zoom 18 up, over any tiles. */
export const PlusCodeGrid = /* @__PURE__ */ createLayerComponent<DrawnLayer<void>, LayerProps>(
  (_props, context) => createElementObject(plusCodeGrid(), context),
);
