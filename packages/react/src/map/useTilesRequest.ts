'use client';

import { type MapTiles, streetConsent, tileHost, type TilesRequest } from '@smart-address/core/map';
import { useSyncExternalStore } from 'react';

/** What the person has decided about tiles that are requested only when asked for. Not yet known in a page from a server. */
export function useTilesRequest(tiles: MapTiles | null): TilesRequest | null {
  const host = tiles ? tileHost(tiles) : '';
  const isGranted = useSyncExternalStore(
    streetConsent.subscribe,
    () => streetConsent.isGiven(host),
    () => false,
  );
  return tiles && { tiles, host, isGranted };
}
