'use client';

import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { useMapContext } from '../mapContext.ts';
import { MapPickerFacts } from './MapPickerTexts.tsx';
import { MapPickerPlaceHere, StreetsButton } from './MapPickerButtons.tsx';
import { MapPickerTools } from './MapPickerTools.tsx';

/** A closed disclosure with all other ways to place the pin, and its codes. The map's description says where it is. */
export const MapPickerMore = /* @__PURE__ */ forwardRef<
  HTMLDetailsElement,
  ComponentPropsWithoutRef<'details'>
>(function MapPickerMore({ onToggle, children, ...props }, ref) {
  const { picker, panel, isMoreOpen, setMoreOpen, moreId } = useMapContext('More');
  const { messages, state } = picker;
  if (panel.isFolded) return null;
  return (
    <details
      className="sa-map-more"
      {...props}
      ref={ref}
      open={isMoreOpen || panel.isMoreNeeded}
      onToggle={(event) => {
        onToggle?.(event);
        setMoreOpen(event.currentTarget.open);
      }}
    >
      <summary className="sa-map-summary">{messages.more}</summary>
      <p id={moreId} hidden>
        {messages.moreBelow}
      </p>
      <div className="sa-map-rest">
        {children ?? (
          <>
            <StreetsButton at="more" />
            {state.pin ? <MapPickerPlaceHere /> : null}
            <MapPickerTools />
            <MapPickerFacts />
          </>
        )}
      </div>
    </details>
  );
});
