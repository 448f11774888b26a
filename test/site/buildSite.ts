import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { build, mergeConfig, preview, type InlineConfig } from 'vite';

export interface ServedSite {
  /** Ends in a slash. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** A script that a page loads at once or later. */
interface Chunk {
  readonly fileName: string;
  readonly isEntry: boolean;
  /** Chunks that it needs at once. */
  readonly imports: readonly string[];
  /** Paths of the sources in it. */
  readonly modules: readonly string[];
  readonly code: string;
}

export interface BuiltSite {
  readonly outDir: string;
  readonly chunks: readonly Chunk[];
}

const settings: InlineConfig = { logLevel: 'error', configFile: false };

/** Builds the pages of a folder as a shop would, into `outDir`. `config` is merged into the settings of Vite. */
export async function buildInto(outDir: string, root: string, config: InlineConfig = {}): Promise<BuiltSite> {
  const own: InlineConfig = { ...settings, root, build: { outDir, emptyOutDir: true } };
  const built = await build(mergeConfig(own, config, true));
  const files = 'output' in built ? built.output : [];
  return {
    outDir,
    chunks: files.flatMap((file) => {
      if (file.type !== 'chunk') return [];
      const { fileName, isEntry, imports, modules, code } = file;
      return [{ fileName, isEntry, imports, modules: Object.keys(modules), code }];
    }),
  };
}

/** Serves a folder that was built, on a free port, with `headers` in every answer. */
export async function serveFolder(
  outDir: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<ServedSite> {
  const server = await preview({
    ...settings,
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1', headers },
  });
  const url = server.resolvedUrls?.local[0];
  if (url === undefined) throw new Error(`${outDir} is not served.`);
  // Vite's own ends the connections too: one that a browser opened and never used would be waited for.
  return { url, close: () => server.close() };
}

/** A site that is built for one program alone, which serves it, in a temporary folder that goes when it is closed. */
export async function buildSite(root: string, config: InlineConfig = {}): Promise<ServedSite> {
  const outDir = mkdtempSync(join(tmpdir(), `${basename(root)}-`));
  await buildInto(outDir, root, config);
  const { url, close } = await serveFolder(outDir);
  return {
    url,
    async close() {
      await close();
      rmSync(outDir, { recursive: true, force: true });
    },
  };
}
