import { chromium } from 'playwright';
import type { Engine } from './engine.types.ts';
import { middleOf } from './webDriverActions.ts';

/**
 * Drives a Chromium that Playwright was not made for. Its locators ask the page for newer functions (`checkVisibility`), so only
 * keyboard, mouse and `evaluate` are used.
 */
export async function launchOldChromium(executablePath: string): Promise<Engine> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const page = await browser.newPage({ viewport: { width: 1280, height: 1000 } });
  const ask = async (expression: string) => String(await page.evaluate<unknown>(expression));
  return {
    version: browser.version(),
    ask,
    async open(url) {
      await page.goto(url);
    },
    async type(text) {
      await page.keyboard.type(text);
    },
    async press(...keys) {
      await page.keyboard.press(keys.join('+'));
    },
    async click(selector) {
      await page.mouse.click(...(await middleOf(selector, ask)));
    },
    async drag(selector, right, down) {
      const [x, y] = await middleOf(selector, ask);
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + right, y + down, { steps: 2 });
      await page.mouse.up();
    },
    close: () => browser.close(),
  };
}
