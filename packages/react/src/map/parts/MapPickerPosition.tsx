'use client';

import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { useMapContext } from '../mapContext.ts';
import { MapButton } from './MapButton.tsx';

export type MapPickerPositionProps = ComponentPropsWithoutRef<'button'>;

/** A button that asks the device for its position, in words: where the address is no building. */
export const MapPickerPosition = /* @__PURE__ */ forwardRef<HTMLButtonElement, MapPickerPositionProps>(
  function MapPickerPosition({ children, ...props }, ref) {
    const { picker, panel } = useMapContext('Position');
    return (
      <MapButton {...props} of={panel.buttons.position} ref={ref}>
        {picker.state.locate.kind === 'locating' ? null : children}
      </MapButton>
    );
  },
);
