import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { chromiumLaunchOptions } from '../../scripts/chromium.mjs';
import { serveDemo, type DemoSite } from './demoSite.ts';

/** Serves the demo and launches a browser before the tests of a file; ends both after them. */
export function setUpDemo(options: Parameters<typeof serveDemo>[0]): {
  readonly browser: Browser;
  readonly site: DemoSite;
} {
  let browser: Browser;
  let site: DemoSite;
  beforeAll(async () => {
    site = await serveDemo(options);
    browser = await chromium.launch(chromiumLaunchOptions());
  });
  afterAll(async () => {
    await browser.close();
    await site.close();
  });
  return {
    get browser() {
      return browser;
    },
    get site() {
      return site;
    },
  };
}
