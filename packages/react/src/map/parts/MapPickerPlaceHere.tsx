'use client';

import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { useMapContext } from '../mapContext.ts';
import { MapButton } from './MapButton.tsx';

export type MapPickerPlaceHereProps = ComponentPropsWithoutRef<'button'>;

/** A button that places the pin at the map's centre, while the pin is adjusted. */
export const MapPickerPlaceHere = /* @__PURE__ */ forwardRef<HTMLButtonElement, MapPickerPlaceHereProps>(
  function MapPickerPlaceHere(props, ref) {
    return <MapButton {...props} of={useMapContext('PlaceHere').panel.buttons.placeHere} ref={ref} />;
  },
);
