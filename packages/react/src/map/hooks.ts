'use client';

import {
  type MapTiles,
  streetConsent,
  tileHost,
  type TilesRequest,
  statusOfFailure,
  type MapStatus,
} from '@smart-address/core/map';
import {
  useSyncExternalStore,
  useCallback,
  useRef,
  type RefObject,
  useEffect,
  useState,
  type ComponentType,
} from 'react';
import { scrollToNearest } from '@smart-address/core/dom';
import { useIsomorphicLayoutEffect } from '../address-finder/hooks/useIsomorphicLayoutEffect.ts';
import { importAfterPlaces } from '@smart-address/gazetteer/importAfterPlaces';
import type { LeafletTreeProps } from './LeafletTree.tsx';

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

/** Returns a function that says where the focus goes when the picker's mode changes, because the pressed button disappears with it. */
export function useNextFocus(
  mode: string,
  pane: RefObject<HTMLElement | null>,
  adjustButton: RefObject<HTMLElement | null>,
): (next: 'map' | 'adjust') => void {
  const next = useRef<'map' | 'adjust' | null>(null);
  useIsomorphicLayoutEffect(() => {
    if (next.current === 'map') {
      pane.current?.focus({ preventScroll: true });
      // On a phone the map may be half out of view when the button is pressed. A pin that is out of view must not be moved.
      scrollToNearest(pane.current);
    }
    if (next.current === 'adjust') adjustButton.current?.focus({ preventScroll: true });
    next.current = null;
  }, [mode, pane, adjustButton]);
  return useCallback((wanted) => {
    next.current = wanted;
  }, []);
}

/**
 * The map's tree, once Leaflet and react-leaflet are loaded; null until then, and after a failure. Hidden by `<Activity>` it is taken away,
 * because react-leaflet's map would not survive that.
 */
export function useLeafletTree(
  status: MapStatus,
  setStatus: (status: MapStatus) => void,
): ComponentType<LeafletTreeProps> | null {
  const [Tree, setTree] = useState<ComponentType<LeafletTreeProps> | null>(null);
  const isWanted = status !== 'failed' && status !== 'forbidden';
  useEffect(() => {
    if (!isWanted) return;
    let isGone = false;
    const load = async (): Promise<void> => {
      try {
        const { LeafletTree } = await importAfterPlaces(() => import('./LeafletTree.tsx'));
        if (!isGone) setTree(() => LeafletTree);
      } catch (error) {
        if (!isGone) setStatus(statusOfFailure(error));
      }
    };
    void load();
    return () => {
      isGone = true;
      setTree(null);
    };
  }, [isWanted, setStatus]);
  return Tree;
}
