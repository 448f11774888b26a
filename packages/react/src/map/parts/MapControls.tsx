'use client';

import { useMapContext } from '../mapContext.ts';
import { MapButton } from './MapButton.tsx';

/** The buttons for zoom and position, in the map's corner. */
export function MapControls() {
  const { buttons, isFolded } = useMapContext('Map').panel;
  if (isFolded) return null;
  return (
    <div className="sa-map-controls">
      <MapButton of={buttons.zoomIn} />
      <MapButton of={buttons.zoomOut} />
      <MapButton of={buttons.locate} />
    </div>
  );
}
