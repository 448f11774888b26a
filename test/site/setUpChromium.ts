import { chromium, type Browser, type BrowserContext } from 'playwright';
import { chromiumLaunchOptions } from '../../scripts/chromium.mjs';
import { afterAll } from 'vitest';

/** Milliseconds. A busy machine is no failure. */
const PATIENCE = 150_000;

/** By command line; each ends with the process. To launch one for each file took longer than some of them. */
const launched = new Map<string, Promise<Browser>>();

async function launch(isWhole: boolean, args: readonly string[]): Promise<Browser> {
  const options = chromiumLaunchOptions({ isShellEnough: !isWhole });
  const all = [...options.args, ...args];
  const key = [options.executablePath, ...all].join(' ');
  const known = launched.get(key);
  if (known && (await known).isConnected()) return known;
  const next = chromium.launch({ ...options, args: all });
  launched.set(key, next);
  return next;
}

/** A Chromium for the tests of a file, whose pages are closed after them; `args` are added to its command line. */
export function setUpChromium({
  isWhole = false,
  args = [],
}: { readonly isWhole?: boolean; readonly args?: readonly string[] } = {}): Pick<
  Browser,
  'newContext' | 'newPage'
> {
  const opened: BrowserContext[] = [];
  afterAll(() => Promise.all(opened.map((context) => context.close())));
  return {
    async newContext(options) {
      const browser = await launch(isWhole, args);
      const context = await browser.newContext(options);
      context.setDefaultTimeout(PATIENCE);
      opened.push(context);
      return context;
    },
    async newPage(options) {
      const browser = await launch(isWhole, args);
      const page = await browser.newPage(options);
      page.setDefaultTimeout(PATIENCE);
      opened.push(page.context());
      return page;
    },
  };
}
