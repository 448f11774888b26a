import { vi } from 'vitest';
import { page } from 'vitest/browser';
import { told } from '../src/report.ts';

/** Puts back what a test may have changed of the page that files share. A larger one takes longer to draw. */
export async function leavePage(): Promise<void> {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  told.clear();
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  if (window.innerWidth !== 414 || window.innerHeight !== 896) await page.viewport(414, 896);
}
