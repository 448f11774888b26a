import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, preview, type Rolldown } from 'vite';

const root = fileURLToPath(new URL('./map-site', import.meta.url));
const fromReact = createRequire(new URL('../../packages/react/package.json', import.meta.url));

/** The packages of an older React, where the page says `react`. */
const olderReact = [
  { find: /^react(?=$|\/)/, replacement: dirname(fromReact.resolve('react-18/package.json')) },
  { find: /^react-dom(?=$|\/)/, replacement: dirname(fromReact.resolve('react-dom-18/package.json')) },
];

export interface MapSite {
  /** Ends in a slash. */
  readonly url: string;
  /** Every file that was built. */
  readonly files: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[];
  readonly close: () => Promise<void>;
}

export interface MapSiteOptions {
  /** Pages to build, without their ending. */
  readonly pages: readonly ('map' | 'finder')[];
  readonly react?: 18 | 19;
  /** Content-Security-Policy of every answer. */
  readonly policy?: string;
}

interface Built {
  readonly outDir: string;
  readonly files: MapSite['files'];
}

async function buildPages(pages: MapSiteOptions['pages'], react: 18 | 19): Promise<Built> {
  const outDir = mkdtempSync(join(tmpdir(), 'map-site-'));
  const built = await build({
    root,
    logLevel: 'error',
    configFile: false,
    base: './',
    resolve: { alias: react === 18 ? olderReact : [] },
    build: {
      outDir,
      emptyOutDir: true,
      modulePreload: false,
      rolldownOptions: { input: pages.map((page) => join(root, `${page}.html`)) },
    },
  });
  return { outDir, files: 'output' in built ? built.output : [] };
}

const builds = new Map<string, Promise<Built>>();

/** Builds the pages as a shop would, once a process, and serves them. */
export async function serveMapSite({ pages, react = 19, policy }: MapSiteOptions): Promise<MapSite> {
  const key = [...pages, react].join();
  const building = builds.get(key) ?? buildPages(pages, react);
  builds.set(key, building);
  const { outDir, files } = await building;
  const site = await preview({
    root,
    configFile: false,
    logLevel: 'error',
    build: { outDir },
    preview: {
      port: 0,
      host: '127.0.0.1',
      headers: policy ? { 'Content-Security-Policy': policy } : {},
    },
  });
  return {
    url: site.resolvedUrls?.local[0] ?? '',
    files,
    close: () => new Promise((resolve) => site.httpServer.close(() => resolve())),
  };
}

/** Takes away what was built. */
export async function removeMapSites(): Promise<void> {
  for (const building of builds.values()) rmSync((await building).outDir, { recursive: true, force: true });
  builds.clear();
}
