// The pages that end-to-end tests open, each built once in a whole run: by the file that asks first, while others wait.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type InlineConfig } from 'vite';
import { inject, vi } from 'vitest';
import * as z from 'zod/mini';
import { buildInto, type BuiltSite, serveFolder, type ServedSite } from './buildSite.ts';
import { olderReact } from './olderReact.ts';

const folderOf = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

type Build = (outDir: string) => Promise<BuiltSite>;

const pages =
  (folder: string, config: InlineConfig = {}): Build =>
  (outDir) =>
    buildInto(outDir, folderOf(folder), config);

/** One page of a folder, as Vite builds it unless told otherwise. */
const asUsual = (folder: string, page: string): Build =>
  pages(folder, { build: { rolldownOptions: { input: join(folderOf(folder), page) } } });

const mapPage = (page: string, alias: typeof olderReact = []): Build =>
  pages('map/map-site', {
    base: './',
    resolve: { alias },
    build: {
      modulePreload: false,
      rolldownOptions: { input: join(folderOf('map/map-site'), `${page}.html`) },
    },
  });

const rendered = z.object({ markup: z.function() });

/** The strict page with what a server renders of it, in React's development build, which warns of markup that does not match. */
const rendersOnServer =
  (alias: typeof olderReact): Build =>
  async (outDir) => {
    const root = folderOf('finder/strict-page');
    const shared: InlineConfig = {
      base: './',
      resolve: { alias },
      define: { 'process.env.NODE_ENV': '"development"' },
    };
    const built = await buildInto(outDir, root, { ...shared, build: { modulePreload: false } });
    const serverDir = join(outDir, 'server');
    await build({
      ...shared,
      root,
      logLevel: 'error',
      configFile: false,
      ssr: { noExternal: true },
      build: { ssr: 'server.tsx', outDir: serverDir, copyPublicDir: false },
    });
    const { markup } = rendered.parse(await import(join(serverDir, 'server.js')));
    const file = join(outDir, 'index.html');
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace('<div id="app">', () => `<div id="app">${String(markup())}`),
    );
    return built;
  };

/** The service in a page, and in a worker beside it. */
const servicePage: Build = async (outDir) => {
  const root = folderOf('contract/service-page');
  const built = await buildInto(outDir, root, { build: { target: 'esnext' } });
  // A service worker may not import while it runs, and not every engine takes one that is a module.
  await buildInto(outDir, root, {
    build: {
      emptyOutDir: false,
      target: 'esnext',
      rolldownOptions: {
        input: join(root, 'worker.ts'),
        output: { format: 'iife', codeSplitting: false, entryFileNames: 'worker.js' },
      },
    },
  });
  return built;
};

const SITES = {
  /** Exactly as `npm run build` builds it. */
  demo: async (outDir) => {
    await build({
      root: folderOf('../apps/demo'),
      logLevel: 'error',
      build: { outDir, emptyOutDir: true },
    });
    return { outDir, chunks: [] };
  },
  'strict-page': pages('finder/strict-page', { build: { modulePreload: false } }),
  'strict-page, React 19 on a server': rendersOnServer([]),
  'strict-page, React 18 on a server': rendersOnServer(olderReact),
  'strict-page, as usual': asUsual('finder/strict-page', 'index.html'),
  'strict-element': async (outDir) => {
    const root = 'finder/strict-element';
    const built = await pages(root, { base: './', build: { modulePreload: false } })(outDir);
    writeFileSync(join(outDir, 'away.html'), '<!doctype html><title>away</title><p>away</p>');
    return built;
  },
  'strict-element, as usual': asUsual('finder/strict-element', 'index.html'),
  'client-page': pages('client/client-page'),
  'search-page': pages('engines/search-page', { build: { target: 'esnext' } }),
  'service-page': servicePage,
  map: mapPage('map'),
  'map, React 18': mapPage('map', olderReact),
  'map, as usual': asUsual('map/map-site', 'map.html'),
  'map element': mapPage('element'),
  'map, finder alone': mapPage('finder'),
} satisfies Readonly<Record<string, Build>>;

export type SiteName = keyof typeof SITES;

const chunk = z.object({
  fileName: z.string(),
  isEntry: z.boolean(),
  imports: z.array(z.string()),
  modules: z.array(z.string()),
  code: z.string(),
});
const outcome = z.object({ error: z.string(), chunks: z.array(chunk) });

/** A site of this run, built if it is not yet. */
export async function siteOf(name: SiteName): Promise<BuiltSite> {
  const outDir = join(inject('sitesFolder'), name.replaceAll(/\W+/g, '-'));
  const report = `${outDir}.json`;
  if (isFirst(outDir)) {
    const done = await SITES[name](outDir).then(
      ({ chunks }) => ({ error: '', chunks }),
      (error: unknown) => ({
        error: error instanceof Error ? String(error.stack) : String(error),
        chunks: [],
      }),
    );
    // At once, so that nobody reads half of it.
    writeFileSync(`${report}.new`, JSON.stringify(done));
    renameSync(`${report}.new`, report);
  }
  await vi.waitUntil(() => existsSync(report), { timeout: 170_000, interval: 100 });
  const { error, chunks } = outcome.parse(JSON.parse(readFileSync(report, 'utf8')));
  if (error !== '') throw new Error(`The site "${name}" could not be built: ${error}`);
  return { outDir, chunks };
}

/** Whether nobody else has made a folder. */
function isFirst(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch (error) {
    if (Object(error).code === 'EEXIST') return false;
    throw error;
  }
}

/** Serves a site of this run on a free port, with `headers` in every answer. */
export async function serveSite(
  name: SiteName,
  headers: Readonly<Record<string, string>> = {},
): Promise<ServedSite & BuiltSite> {
  const built = await siteOf(name);
  return { ...built, ...(await serveFolder(built.outDir, headers)) };
}
