import { vi } from 'vitest';
import { told } from '../src/report.ts';

/** Puts back what a test may have changed of the page that files share. */
export function leavePage(): void {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  told.clear();
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
}
