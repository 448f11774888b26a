import { serveSite } from '../site/sites.ts';

export type MapSite = Awaited<ReturnType<typeof serveSite>>;

export interface MapSiteOptions {
  readonly page: 'map' | 'finder' | 'element';
  readonly react?: 18 | 19;
  /** Content-Security-Policy of every answer. */
  readonly policy?: string;
}

const NAMES = { map: 'map', finder: 'map, finder alone', element: 'map element' } as const;

/** Serves one of the pages as a shop builds it. */
export const serveMapSite = ({ page, react, policy }: MapSiteOptions): Promise<MapSite> =>
  serveSite(
    react === 18 ? 'map, React 18' : NAMES[page],
    policy === undefined ? {} : { 'Content-Security-Policy': policy },
  );
