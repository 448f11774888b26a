import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import type { TestProject } from 'vitest/node';
import { chromiumLaunchOptions } from '../../scripts/chromium.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the sites of this run are built. */
    sitesFolder: string;
    /** Where the Chromium listens that all files share. */
    chromium: string;
  }
}

/** One folder for all sites and one Chromium for all end-to-end tests of a run, both gone after them. */
export default async function setUpSites({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'smart-address-sites-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  // Also where the run is interrupted.
  process.once('exit', remove);
  const browser = await chromium.launchServer(chromiumLaunchOptions({ isShellEnough: true }));
  provide('sitesFolder', folder);
  provide('chromium', browser.wsEndpoint());
  return async () => {
    await browser.close();
    remove();
  };
}
