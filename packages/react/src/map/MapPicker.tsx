'use client';

import type { PickerControls } from '@smart-address/core/map';
import { forwardRef, type ReactNode } from 'react';
import { MapPickerArrowPad, MapPickerTools, MapPickerTypedLocation } from './parts/MapPickerTools.tsx';
import {
  MapPickerProblem,
  MapPickerFacts,
  MapPickerPlace,
  MapPickerStatus,
} from './parts/MapPickerTexts.tsx';
import { MapPickerRoot, type MapPickerHandle, type MapPickerRootProps } from './parts/MapPickerRoot.tsx';
import { MapPickerMap, type MapPickerMapProps } from './parts/MapPickerMap.tsx';
import { MapPickerActions, MapPickerPosition, MapPickerPlaceHere } from './parts/MapPickerButtons.tsx';
import { MapPickerMore } from './parts/MapPickerMore.tsx';
import type { UseMapPickerOptions } from './useMapPicker.ts';

export type { MapPickerHandle } from './parts/MapPickerRoot.tsx';

export interface MapPickerProps
  extends UseMapPickerOptions, Pick<MapPickerMapProps, 'tiles'>, Pick<MapPickerRootProps, 'tilesOnRequest'> {
  /**
   * `simple` is a shopper's: one decision at a time, and the rest behind "More precise". `full` has all of it in sight, for a back
   * office. @default 'simple'
   */
  readonly controls?: PickerControls | undefined;
  /** Class name added to the root element. */
  readonly className?: string | undefined;
  /** A team's own layers, of react-leaflet. */
  readonly children?: ReactNode;
}

const AssembledMapPicker = /* @__PURE__ */ forwardRef<MapPickerHandle, MapPickerProps>(function MapPicker(
  { tiles, tilesOnRequest, controls = 'simple', children, ...props },
  ref,
) {
  return (
    <MapPickerRoot {...props} controls={controls} tilesOnRequest={tiles ? null : tilesOnRequest} ref={ref}>
      <div className="sa-map-layout">
        <MapPickerMap tiles={tiles}>{children}</MapPickerMap>
        <div className="sa-map-panel">
          <MapPickerProblem />
          {controls === 'simple' ? (
            <>
              <MapPickerPlace />
              <MapPickerPosition />
              <MapPickerActions />
              <MapPickerMore />
            </>
          ) : (
            <>
              <MapPickerPlaceHere />
              <MapPickerActions />
              <MapPickerTools />
              {/* Last, because they fill a phone's screen: what is done with the pin is next to the map. */}
              <MapPickerFacts />
            </>
          )}
        </div>
      </div>
      <MapPickerStatus />
    </MapPickerRoot>
  );
});

/**
 * Displays an address on a map and lets the pin be moved onto the roof. Ways are drag, tap, crosshair, arrow buttons, keys, typed code or
 * the device's position. Draws Tunisia from its own data; needs neither internet nor a map service. Its members are the parts, to arrange
 * yourself.
 */
export const MapPicker = /* @__PURE__ */ Object.assign(AssembledMapPicker, {
  Root: MapPickerRoot,
  Map: MapPickerMap,
  Problem: MapPickerProblem,
  PlaceHere: MapPickerPlaceHere,
  Place: MapPickerPlace,
  Position: MapPickerPosition,
  More: MapPickerMore,
  Actions: MapPickerActions,
  Tools: MapPickerTools,
  ArrowPad: MapPickerArrowPad,
  TypedLocation: MapPickerTypedLocation,
  Facts: MapPickerFacts,
  Status: MapPickerStatus,
});
