import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built demo lies. */
    demoFolder: string;
  }
}

/** Builds the demo once for all end-to-end tests, exactly as `npm run build` does, and takes it away after them. */
export default async function buildDemo({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'smart-address-demo-'));
  await build({
    root: fileURLToPath(new URL('../../apps/demo', import.meta.url)),
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true },
  });
  provide('demoFolder', folder);
  return () => rm(folder, { recursive: true, force: true });
}
