import { afterAll, beforeAll } from 'vitest';
import { setUpChromium } from '../site/setUpChromium.ts';
import { serveDemo, type DemoSite } from './demoSite.ts';

/** Serves the demo to the tests of a file, in a Chromium without windows or in one that they have already; ends it after them. */
export function setUpDemo({
  browser = setUpChromium(),
  ...options
}: Parameters<typeof serveDemo>[0] & { readonly browser?: ReturnType<typeof setUpChromium> }): {
  readonly browser: ReturnType<typeof setUpChromium>;
  readonly site: DemoSite;
} {
  let site: DemoSite;
  beforeAll(async () => {
    site = await serveDemo(options);
  });
  afterAll(() => site.close());
  return {
    browser,
    get site() {
      return site;
    },
  };
}
