import { chromium, type Browser } from 'playwright';
import { chromiumLaunchOptions } from '../../scripts/chromium.mjs';
import { afterAll, beforeAll, inject } from 'vitest';

/** Milliseconds. A busy machine is no failure. */
const PATIENCE = 150_000;

/**
 * Connects the tests of a file to the run's Chromium, whose contexts of theirs are closed after them. With `isWhole`, or with `args`
 * for its command line, they have a whole Chromium of their own.
 */
export function setUpChromium({
  isWhole = false,
  args = [],
}: { readonly isWhole?: boolean; readonly args?: readonly string[] } = {}): Pick<
  Browser,
  'newContext' | 'newPage'
> {
  let browser: Browser;
  beforeAll(async () => {
    const options = chromiumLaunchOptions();
    browser =
      isWhole || args.length > 0
        ? await chromium.launch({ ...options, args: [...options.args, ...args] })
        : await chromium.connect(inject('chromium'));
  });
  afterAll(() => browser.close());
  return {
    async newContext(options) {
      const context = await browser.newContext(options);
      context.setDefaultTimeout(PATIENCE);
      return context;
    },
    async newPage(options) {
      const page = await browser.newPage(options);
      page.setDefaultTimeout(PATIENCE);
      return page;
    },
  };
}
