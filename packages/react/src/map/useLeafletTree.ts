'use client';

import { statusOfFailure, type MapStatus } from '@smart-address/core/map';
import { importAfterPlaces } from '@smart-address/gazetteer/importAfterPlaces';
import { useEffect, useState, type ComponentType } from 'react';
import type { LeafletTreeProps } from './LeafletTree.tsx';

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
