'use client';

import type { LatLng } from '@smart-address/codes';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { MapCallbacks, MapHandle, MapScene } from '@smart-address/core/map/leaflet/createLeafletMap';
import { loadLeafletMap, statusOfFailure, type MapStatus } from '@smart-address/core/map/loadLeafletMap';
import type { MapTiles } from '@smart-address/core/map/tiles';

export interface LeafletMapOptions {
  readonly scene: MapScene;
  readonly tiles: MapTiles | null;
  /** The initial view; the whole country if there is no centre. */
  readonly center: LatLng | null;
  readonly zoom: number;
  readonly callbacks: MapCallbacks;
}

export interface LeafletMap {
  /** Ref of the element that holds the map. */
  readonly attach: (element: HTMLElement | null) => void;
  /** Null until the map is created. */
  readonly handle: RefObject<MapHandle | null>;
  readonly status: MapStatus;
  /** Tries again after a failure; this also happens by itself when the network is back. */
  readonly retry: () => void;
}

/**
 * A Leaflet map in an element, for as long as the element is mounted.
 */
export function useLeafletMap(options: LeafletMapOptions): LeafletMap {
  const [element, attach] = useState<HTMLElement | null>(null);
  const [status, setStatus] = useState<MapStatus>('loading');
  const handle = useRef<MapHandle | null>(null);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
    handle.current?.render(options.scene);
  });

  const retry = useCallback(() => setStatus((now) => (now === 'failed' ? 'loading' : now)), []);
  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);

  const isWanted = status !== 'failed' && status !== 'forbidden';
  useEffect(() => {
    if (!element || !isWanted) return;
    let isGone = false;
    const draw = async (): Promise<void> => {
      try {
        const { createLeafletMap } = await loadLeafletMap();
        if (isGone) return;
        const { scene, center, zoom } = latest.current;
        handle.current = createLeafletMap(
          element,
          { scene, center, zoom },
          {
            onTap: (location) => latest.current.callbacks.onTap(location),
            onDrop: (location) => latest.current.callbacks.onDrop(location),
            onView: (view) => latest.current.callbacks.onView(view),
            onTilesFailed: (haveFailed) => latest.current.callbacks.onTilesFailed(haveFailed),
          },
        );
        setStatus('ready');
      } catch (error) {
        if (!isGone) setStatus(statusOfFailure(error));
      }
    };
    void draw();
    return () => {
      isGone = true;
      handle.current?.destroy();
      handle.current = null;
    };
  }, [element, isWanted]);

  const { tiles } = options;
  const [url, attribution, maxZoom] = [tiles?.url, tiles?.attribution ?? '', tiles?.maxZoom];
  useEffect(() => {
    if (status !== 'ready') return;
    handle.current?.setTiles(
      url ? { url, attribution, ...(maxZoom === undefined ? {} : { maxZoom }) } : null,
    );
  }, [status, url, attribution, maxZoom]);

  return { attach, handle, status, retry };
}
