import { preview, type PreviewServer } from 'vite';
import { STRICT } from './strict-page/policy.ts';

/** Serves a page that was built into `outDir`, under the strict policy. */
export const serveStrict = (root: string, outDir: string): Promise<PreviewServer> =>
  preview({
    root,
    configFile: false,
    logLevel: 'error',
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1', headers: { 'Content-Security-Policy': STRICT } },
  });
