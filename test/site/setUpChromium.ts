import { chromium, type Browser } from 'playwright';
import { chromiumLaunchOptions } from '../../scripts/chromium.mjs';
import { afterAll, beforeAll } from 'vitest';

/** Milliseconds. A busy machine is no failure. */
const PATIENCE = 150_000;

/** Launches a Chromium for the tests of a file, and closes it after them; `args` are added to its command line. */
export function setUpChromium({
  isWhole = false,
  args = [],
}: { readonly isWhole?: boolean; readonly args?: readonly string[] } = {}): Pick<
  Browser,
  'newContext' | 'newPage'
> {
  let browser: Browser;
  beforeAll(async () => {
    const options = chromiumLaunchOptions({ isShellEnough: !isWhole });
    browser = await chromium.launch({ ...options, args: [...options.args, ...args] });
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
