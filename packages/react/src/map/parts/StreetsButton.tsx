'use client';

import { useMapContext } from '../mapContext.ts';
import { MapButton } from './MapButton.tsx';

/** Asks for the page's `tilesOnRequest`, or takes that back, where the picker has room for it. */
export function StreetsButton({ at }: { readonly at: 'map' | 'more' }) {
  const { buttons, streetsAt } = useMapContext('Map').panel;
  return streetsAt === at ? (
    <MapButton className="sa-map-button sa-map-streets" of={buttons.streets} />
  ) : null;
}
