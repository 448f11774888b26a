import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSite, type BuiltSite, type ServedSite } from '../site/buildSite.ts';
import { olderReact } from '../site/olderReact.ts';

const root = fileURLToPath(new URL('./map-site', import.meta.url));

export type MapSite = ServedSite & Pick<BuiltSite, 'files'>;

export interface MapSiteOptions {
  /** Pages to build, without their ending. */
  readonly pages: readonly ('map' | 'finder' | 'element')[];
  readonly react?: 18 | 19;
  /** Content-Security-Policy of every answer. */
  readonly policy?: string;
}

const builds = new Map<string, Promise<BuiltSite>>();

/** Builds the pages as a shop would, once a process, and serves them. */
export async function serveMapSite({ pages, react = 19, policy }: MapSiteOptions): Promise<MapSite> {
  const key = [...pages, react].join();
  const building =
    builds.get(key) ??
    buildSite(root, {
      base: './',
      resolve: { alias: react === 18 ? olderReact : [] },
      build: {
        modulePreload: false,
        rolldownOptions: { input: pages.map((page) => join(root, `${page}.html`)) },
      },
    });
  builds.set(key, building);
  const { files, serve } = await building;
  return { ...(await serve(policy ? { 'Content-Security-Policy': policy } : {})), files };
}

/** Takes away what was built. */
export async function removeMapSites(): Promise<void> {
  for (const building of builds.values()) (await building).remove();
  builds.clear();
}
