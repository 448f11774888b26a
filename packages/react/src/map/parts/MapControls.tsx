'use client';

import type { MapViewpoint } from '@smart-address/core/map/leaflet/createLeafletMap';
import { MAP_BUTTONS } from '@smart-address/core/map/mapDrawings';
import type { MapPicker } from '../useMapPicker.ts';
import { IconButton } from './IconButton.tsx';

export interface MapControlsProps {
  readonly picker: MapPicker;
  /** The direction in which the map cannot be zoomed further: that button says so, and keeps the focus. */
  readonly zoomEnd: MapViewpoint['zoomEnd'];
  zoomBy(levels: 1 | -1): void;
}

/** The buttons for zoom and position, in the map's corner. */
export function MapControls({ picker, zoomEnd, zoomBy }: MapControlsProps) {
  const { messages, state, locate } = picker;
  const isLocating = state.locate.kind === 'locating';
  return (
    <div className="sa-map-controls">
      <IconButton
        label={messages.zoomIn}
        drawing={MAP_BUTTONS.zoomIn}
        aria-disabled={zoomEnd === 'in' || undefined}
        onClick={() => zoomBy(1)}
      />
      <IconButton
        label={messages.zoomOut}
        drawing={MAP_BUTTONS.zoomOut}
        aria-disabled={zoomEnd === 'out' || undefined}
        onClick={() => zoomBy(-1)}
      />
      <IconButton
        data-locate={state.locate.kind}
        label={isLocating ? messages.locating : messages.locate}
        drawing={MAP_BUTTONS.locate}
        onClick={(event) => (isLocating ? undefined : locate(event))}
      />
    </div>
  );
}
