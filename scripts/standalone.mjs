// Both tags as one file for pages without a bundler, and the notices of all that it carries beside it.
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { licenceNotices } from './licenceNotices.mjs';

/** In the package, from where a page's server or a CDN takes it. */
export const STANDALONE = join('packages', 'element', 'dist', 'standalone');
const FILE = 'smart-address.js';

/** Writes the folder anew; its file and the file's kilobytes, brotli 11. */
export async function buildStandalone() {
  // Not at the top: nothing is installed yet when a command begins.
  const { build } = await import('vite');
  await build({
    configFile: false,
    root: resolve('packages', 'element'),
    logLevel: 'warn',
    plugins: [licenceNotices()],
    build: {
      outDir: resolve(STANDALONE),
      // The oldest of our browsers.
      target: ['chrome92', 'firefox101', 'safari16.4'],
      modulePreload: false,
      chunkSizeWarningLimit: Infinity,
      rolldownOptions: {
        input: resolve('packages', 'element', 'src', 'standalone.ts'),
        // A page may import what the package exports from the file too.
        preserveEntrySignatures: 'exports-only',
        output: {
          entryFileNames: FILE,
          codeSplitting: false,
          postBanner: '/*! Smart Address. Licences: licenses.md beside this file. */',
        },
      },
    },
  });
  const file = join(STANDALONE, FILE);
  if (!existsSync(join(STANDALONE, 'licenses.md'))) throw new Error(`There are no notices beside ${file}.`);
  return { file, kilobytes: Math.round(brotliCompressSync(readFileSync(file)).length / 1000) };
}
