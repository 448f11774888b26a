import { expect, it } from 'vitest';
import { autofill } from '../finder/strict-page/autofill.ts';
import { openCheckout } from './checkoutPage.ts';
import { setUpChromium } from '../site/setUpChromium.ts';
import { setUpDemo } from './setUpDemo.ts';

const demo = setUpDemo({ path: '/', withBackend: false, browser: setUpChromium({ isWhole: true }) });

it.each([
  ['name', 1200],
  ['line1', 1200],
  ['address', 1200],
  ['name', 360],
] as const)(
  "Chromium's own autofill, picked under the field %s, fills the whole form at once, %i px wide",
  async (name, width) => {
    const viewport = { width, height: 900 };
    const { page, submit, close } = await openCheckout(
      demo.browser,
      demo.site.url,
      { lang: 'en' },
      { viewport },
    );
    // The others are written into where they are folded.
    if (name === 'line1') await page.getByText('Write it by hand').click();
    const field = page.locator(`#checkout input[name=${name}]`);
    await field.click();
    const devtools = await page.context().newCDPSession(page);
    const { root } = await devtools.send('DOM.getDocument');
    const selector = `#checkout input[name=${name}]`;
    const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const { node } = await devtools.send('DOM.describeNode', { nodeId });
    await autofill(devtools, node);
    const valueOf = (other: string) => page.locator(`#checkout input[name=${other}]`).inputValue();
    await expect.poll(() => valueOf('name')).toBe('Leila Ben Ali');
    await expect.poll(() => valueOf('phone')).toBe('+21698123456');
    await expect.poll(() => valueOf('line1')).toBe('12 rue de Marseille');
    await expect.poll(() => valueOf('postalCode')).toBe('1000');
    await submit.click();
    await page.getByRole('heading', { level: 1, name: 'Thank you, Leila Ben Ali!' }).waitFor();
    await close();
  },
);
