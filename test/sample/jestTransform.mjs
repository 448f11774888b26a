import { extname } from 'node:path';
import { transformSync } from 'esbuild';

/** @type {Record<string, import('esbuild').Loader>} */
const loaders = { '.ts': 'ts', '.tsx': 'tsx' };

export default {
  /**
   * @param {string} source
   * @param {string} sourcefile
   */
  process: (source, sourcefile) =>
    transformSync(source, {
      sourcefile,
      loader: loaders[extname(sourcefile)] ?? 'js',
      format: 'cjs',
      target: 'node20',
      jsx: 'automatic',
      supported: { 'dynamic-import': false },
      sourcemap: 'inline',
      logOverride: { 'empty-import-meta': 'silent' },
    }),
};
