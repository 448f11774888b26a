import axe from 'axe-core';
import { expect } from 'vitest';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright';

export type Settings = Readonly<
  Partial<Record<'lang' | 'theme' | 'backend' | 'scenario' | 'device', string>>
>;

/** What went wrong in a page that nobody would have seen. */
export interface Trouble {
  readonly errors: string[];
  /** Addresses of other origins that were asked. */
  readonly strangers: string[];
}

interface DemoPage {
  readonly page: Page;
  readonly trouble: Trouble;
  readonly close: () => Promise<void>;
}

export interface CheckoutPage extends DemoPage {
  readonly finder: Locator;
  /** Rows for what is written. Enter picks none of an older text, which stand there until the answer comes. */
  readonly options: Locator;
  readonly submit: Locator;
}

/**
 * Opens a page of the demo, such as `/account`, in a fresh profile, and notes every error it throws and every stranger it talks to.
 * `prepare` is done before it is loaded.
 */
export async function openDemoPage(
  browser: Pick<Browser, 'newContext'>,
  url: string,
  path: string,
  settings: Settings = {},
  options: BrowserContextOptions = {},
  prepare?: (page: Page) => Promise<unknown>,
): Promise<DemoPage> {
  const context = await browser.newContext({
    viewport: { width: 1200, height: 900 },
    // What it answers, a test's routes do not see.
    serviceWorkers: 'block',
    ...options,
  });
  const page = await context.newPage();
  const trouble: Trouble = { errors: [], strangers: [] };
  page.on('pageerror', (error) => trouble.errors.push(String(error)));
  page.on('console', (message) => {
    // The browser itself reports a request that failed; whether the page bears it is what is tested.
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text()))
      trouble.errors.push(message.text());
  });
  const { origin } = new URL(url);
  page.on('request', (request) => {
    if (!request.url().startsWith(`${origin}/`) && !request.url().startsWith('data:'))
      trouble.strangers.push(request.url());
  });
  const query = new URLSearchParams(settings);
  await prepare?.(page);
  await page.goto(`${url}?${query.toString()}#${path}`);
  return { page, trouble, close: () => context.close() };
}

/** Opens the checkout likewise. */
export async function openCheckout(
  browser: Pick<Browser, 'newContext'>,
  url: string,
  settings: Settings = {},
  options: BrowserContextOptions = {},
  prepare?: (page: Page) => Promise<unknown>,
): Promise<CheckoutPage> {
  const opened = await openDemoPage(browser, url, '/checkout', settings, options, prepare);
  const { page } = opened;
  // Its script is loaded on demand.
  const finder = page.getByRole('combobox');
  await finder.waitFor();
  return {
    ...opened,
    finder,
    options: page.locator('[role=listbox]:not([data-stale])').getByRole('option'),
    submit: page.locator('button[type=submit]'),
  };
}

/** Writes who orders. */
export async function fillBuyer(page: Page, name = 'Sami', phone = '98 123 456'): Promise<void> {
  await page.locator('input[name=name]').fill(name);
  await page.locator('input[name=phone]').fill(phone);
}

/** Stops a page's clock: what it does after some seconds is done once `page.clock.resume()` is called. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Presses Tab until an element has the focus; fails when it lies farther than a page may ask for. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let press = 0; press < 30; press += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('Thirty presses of Tab do not reach the element.');
}

const AXE_RUN = `axe
  .run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] })
  .then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes.map((node) => node.html).join(' | ')))`;

/** What axe finds wrong in the page as it stands, one line a finding. */
export async function axeFindings(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe.source);
  return page.evaluate<readonly string[]>(AXE_RUN);
}

export function expectNoTrouble({ errors, strangers }: Trouble) {
  expect(errors).toEqual([]);
  expect(strangers).toEqual([]);
}
