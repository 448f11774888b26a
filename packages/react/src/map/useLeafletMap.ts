'use client';

import type { LatLng } from '@smart-address/codes';
import { importAfterPlaces } from '@smart-address/gazetteer/importAfterPlaces';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { MapCallbacks, MapHandle, MapScene } from './leaflet/createLeafletMap.ts';
import type { MapTiles } from './tiles.ts';

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
  /** `forbidden`: the page's Trusted Types policy refuses Leaflet; a retry would fail too. */
  readonly status: 'loading' | 'ready' | 'failed' | 'forbidden';
  /** Tries again after a failure; this also happens by itself when the network is back. */
  readonly retry: () => void;
}

/** Whether a Trusted Types policy stopped Leaflet. A browser with other wording only offers one useless retry. */
const isForbidden = (error: unknown): boolean =>
  error instanceof TypeError && error.message.includes('TrustedHTML');

/**
 * A Leaflet map in an element, for as long as the element is mounted. Leaflet uses `window` on import, so it is imported here, in
 * the browser, and is not part of a page's first load.
 */
export function useLeafletMap(options: LeafletMapOptions): LeafletMap {
  const [element, attach] = useState<HTMLElement | null>(null);
  const [status, setStatus] = useState<LeafletMap['status']>('loading');
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
        const { createLeafletMap } = await importAfterPlaces(() => import('./leaflet/createLeafletMap.ts'));
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
        if (!isGone) setStatus(isForbidden(error) ? 'forbidden' : 'failed');
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

  return { attach: useCallback((next) => attach(next), []), handle, status, retry };
}
