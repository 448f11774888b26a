'use client';

import { streetConsent } from '@smart-address/core/map';
import { useMapContext } from '../mapContext.ts';

/** Asks for the page's `tilesOnRequest`, or takes that back, where the picker has room for it. */
export function StreetsButton({ at }: { readonly at: 'map' | 'more' }) {
  const { picker, offer, request } = useMapContext('Map');
  if (!request || offer.streetsAt !== at) return null;
  const { host, isGranted } = request;
  const { showStreets, hideStreets } = picker.messages;
  return (
    <button
      type="button"
      className="sa-map-button sa-map-streets"
      onClick={() => streetConsent.set(host, !isGranted)}
    >
      {isGranted ? hideStreets : showStreets(host)}
    </button>
  );
}
