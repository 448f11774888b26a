'use client';

import type { MapViewpoint } from '../leaflet/createLeafletMap.ts';
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
        aria-disabled={zoomEnd === 'in' || undefined}
        onClick={() => zoomBy(1)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 5v14M5 12h14" />
        </svg>
      </IconButton>
      <IconButton
        label={messages.zoomOut}
        aria-disabled={zoomEnd === 'out' || undefined}
        onClick={() => zoomBy(-1)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M5 12h14" />
        </svg>
      </IconButton>
      <IconButton
        data-locate={state.locate.kind}
        label={isLocating ? messages.locating : messages.locate}
        onClick={() => (isLocating ? undefined : locate())}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 2v4M12 18v4M2 12h4M18 12h4M18 12a6 6 0 1 1-12 0 6 6 0 0 1 12 0zM13.5 12a1.5 1.5 0 1 1-3 0 1.5 1.5 0 0 1 3 0z" />
        </svg>
      </IconButton>
    </div>
  );
}
