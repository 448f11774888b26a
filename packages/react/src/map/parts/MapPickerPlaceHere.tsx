'use client';

import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { useMapContext } from '../mapContext.ts';

export type MapPickerPlaceHereProps = ComponentPropsWithoutRef<'button'>;

/** A button that places the pin at the map's centre, while the pin is adjusted. */
export const MapPickerPlaceHere = /* @__PURE__ */ forwardRef<HTMLButtonElement, MapPickerPlaceHereProps>(
  function MapPickerPlaceHere({ onClick, children, ...props }, ref) {
    const { picker, center } = useMapContext('PlaceHere');
    if (picker.state.mode !== 'adjust') return null;
    return (
      <button
        type="button"
        className="sa-map-button"
        {...props}
        ref={ref}
        onClick={(event) => {
          onClick?.(event);
          const location = center();
          if (location) picker.send({ type: 'place', location, origin: 'crosshair' });
        }}
      >
        {children ?? picker.messages.placeHere}
      </button>
    );
  },
);
