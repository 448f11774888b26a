'use client';

import { hideVisually } from '@smart-address/core/dom';
import type { MapPicker } from '../useMapPicker.ts';

export interface MapStatusProps {
  readonly picker: MapPicker;
}

/** The only live region, mounted before its first announcement. Two slots in turn, so that the same sentence is announced again. */
export function MapStatus({ picker }: MapStatusProps) {
  const { announcement, state } = picker;
  const slot = state.announcementCount % 2;
  return (
    <div {...picker.statusProps} className="sa-map-status" ref={hideVisually}>
      <span>{slot === 0 ? announcement : ''}</span>
      <span>{slot === 1 ? announcement : ''}</span>
    </div>
  );
}
