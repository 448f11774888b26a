import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { build, mergeConfig, preview, type InlineConfig, type Rolldown } from 'vite';

export interface ServedSite {
  /** Ends in a slash. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

export interface BuiltSite {
  readonly outDir: string;
  /** Every file that was built. */
  readonly files: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[];
  /** Serves the folder on a free port, with `headers` in every answer. */
  readonly serve: (headers?: Readonly<Record<string, string>>) => Promise<ServedSite>;
  /** Deletes the folder. */
  readonly remove: () => void;
}

/** Builds the pages of a folder as a shop would, into a temporary folder. `config` is merged into the settings of Vite. */
export async function buildSite(root: string, config: InlineConfig = {}): Promise<BuiltSite> {
  const outDir = mkdtempSync(join(tmpdir(), `${basename(root)}-`));
  const settings: InlineConfig = { root, logLevel: 'error', configFile: false };
  const built = await build(mergeConfig({ ...settings, build: { outDir, emptyOutDir: true } }, config, true));
  return {
    outDir,
    files: 'output' in built ? built.output : [],
    async serve(headers = {}) {
      const { resolvedUrls, httpServer } = await preview({
        ...settings,
        build: { outDir },
        preview: { port: 0, host: '127.0.0.1', headers },
      });
      const url = resolvedUrls?.local[0];
      if (url === undefined) throw new Error(`${root} is not served.`);
      return { url, close: () => new Promise((resolve) => httpServer.close(() => resolve())) };
    },
    remove: () => rmSync(outDir, { recursive: true, force: true }),
  };
}
