'use client';

import { MAP_BUTTONS } from '@smart-address/core/map';
import { useMapContext } from '../mapContext.ts';
import { IconButton } from './IconButton.tsx';

/** The buttons for zoom and position, in the map's corner. A zoom button that can do no more says so, and keeps the focus. */
export function MapControls() {
  const { picker, actions, zoomEnd, offer } = useMapContext('Map');
  const { messages, state, locate } = picker;
  const isLocating = state.locate.kind === 'locating';
  if (offer.isFolded) return null;
  return (
    <div className="sa-map-controls">
      <IconButton
        label={messages.zoomIn}
        drawing={MAP_BUTTONS.zoomIn}
        aria-disabled={zoomEnd === 'in' || undefined}
        onClick={() => picker.zoomBy(actions, 1)}
      />
      <IconButton
        label={messages.zoomOut}
        drawing={MAP_BUTTONS.zoomOut}
        aria-disabled={zoomEnd === 'out' || undefined}
        onClick={() => picker.zoomBy(actions, -1)}
      />
      {offer.hasPosition ? null : (
        <IconButton
          data-locate={state.locate.kind}
          label={isLocating ? messages.locating : messages.locate}
          drawing={MAP_BUTTONS.locate}
          onClick={(event) => (isLocating ? undefined : locate(event))}
        />
      )}
    </div>
  );
}
