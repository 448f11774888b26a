'use client';

import { hideVisually } from '@smart-address/core/dom';
import { forwardRef, useRef, type ComponentPropsWithoutRef } from 'react';
import { useIsomorphicLayoutEffect } from '../../address-finder/hooks/useIsomorphicLayoutEffect.ts';
import { useMergedRef } from '../../address-finder/hooks/useMergedRef.ts';
import { useMapContext } from '../mapContext.ts';

export type MapPickerStatusProps = Omit<ComponentPropsWithoutRef<'div'>, 'children'>;

/** The only live region, mounted before its first announcement. Two slots in turn, so that the same sentence is announced again. */
export const MapPickerStatus = /* @__PURE__ */ forwardRef<HTMLDivElement, MapPickerStatusProps>(
  function MapPickerStatus(props, ref) {
    const { picker, panel } = useMapContext('Status');
    const element = useRef<HTMLDivElement>(null);
    useIsomorphicLayoutEffect(() => hideVisually(element.current), []);
    return (
      <div className="sa-map-status" {...props} {...picker.statusProps} ref={useMergedRef(element, ref)}>
        {panel.slots.map((sentence, slot) => (
          <span key={slot}>{sentence}</span>
        ))}
      </div>
    );
  },
);
