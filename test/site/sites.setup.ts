import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the sites of this run are built. */
    sitesFolder: string;
  }
}

/** One folder for all sites of a run, gone after it. */
export default async function setUpSites({ provide }: TestProject): Promise<() => void> {
  const folder = await mkdtemp(join(tmpdir(), 'smart-address-sites-'));
  provide('sitesFolder', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
