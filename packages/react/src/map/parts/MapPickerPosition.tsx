'use client';

import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { useMapContext } from '../mapContext.ts';

export type MapPickerPositionProps = ComponentPropsWithoutRef<'button'>;

/** A button that asks the device for its position, in words: where the address is no building. */
export const MapPickerPosition = /* @__PURE__ */ forwardRef<HTMLButtonElement, MapPickerPositionProps>(
  function MapPickerPosition({ onClick, children, ...props }, ref) {
    const { picker, offer } = useMapContext('Position');
    const { messages, state, locate } = picker;
    if (!offer.hasPosition) return null;
    const isLocating = state.locate.kind === 'locating';
    return (
      <button
        type="button"
        className="sa-map-button"
        data-primary={offer.primary === 'locate' ? '' : undefined}
        {...props}
        ref={ref}
        onClick={(event) => {
          onClick?.(event);
          if (!isLocating) locate(event);
        }}
      >
        {isLocating ? messages.locating : (children ?? messages.iAmHere)}
      </button>
    );
  },
);
