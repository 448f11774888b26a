'use client';

import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { useMapContext } from '../mapContext.ts';
import { MapButton } from './MapButton.tsx';

export type MapPickerActionsProps = Omit<ComponentPropsWithoutRef<'div'>, 'children'>;

/** The buttons that unlock the pin, and that lock it again. */
export const MapPickerActions = /* @__PURE__ */ forwardRef<HTMLDivElement, MapPickerActionsProps>(
  function MapPickerActions(props, ref) {
    const { panel, adjustButton } = useMapContext('Actions');
    const { adjust, save, cancel } = panel.buttons;
    return (
      <div className="sa-map-actions" {...props} ref={ref}>
        {/* One button in turn, which keeps the focus. */}
        <MapButton of={adjust ?? save} ref={adjustButton} />
        <MapButton of={cancel} />
      </div>
    );
  },
);
