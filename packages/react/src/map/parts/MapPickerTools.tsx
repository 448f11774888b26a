'use client';

import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { useMapContext } from '../mapContext.ts';
import { MapPickerArrowPad } from './MapPickerArrowPad.tsx';
import { MapPickerTypedLocation } from './MapPickerTypedLocation.tsx';

/** Other ways to move the pin, while it is adjusted: by default the arrow buttons and the field for a code. */
export const MapPickerTools = /* @__PURE__ */ forwardRef<HTMLDivElement, ComponentPropsWithoutRef<'div'>>(
  function MapPickerTools({ children, ...props }, ref) {
    if (!useMapContext('Tools').panel.isAdjusting) return null;
    return (
      <div className="sa-map-tools" {...props} ref={ref}>
        {children ?? (
          <>
            <MapPickerArrowPad />
            <MapPickerTypedLocation />
          </>
        )}
      </div>
    );
  },
);
