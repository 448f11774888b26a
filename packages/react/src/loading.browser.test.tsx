// What the parts load, and when. A page of its own, on which nothing was loaded yet.
import { screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderFinder, renderPage } from '../test-support/renderFinder.tsx';
import { AddressPreview } from './index.ts';

test('what makes codes of a position is not asked for without network, which would lose it until a reload, and is as soon as there is one', async () => {
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const whenIdle = vi.spyOn(window, 'requestIdleCallback');
  onTestFinished(() => void vi.restoreAllMocks());
  // A browser lists 250 and no more.
  performance.clearResourceTimings();
  const isAsked = () =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('positionCodes'));
  renderFinder();
  // A page that is animated all the time is never idle.
  expect(whenIdle.mock.lastCall?.[1]).toEqual({ timeout: 10_000 });
  // The finder asked before, and waits no longer: it has been called back by then.
  await new Promise((done) => requestIdleCallback(done, { timeout: 10_000 }));
  expect(isAsked()).toBe(false);
  isOnline.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await expect.poll(isAsked).toBe(true);
});

test('the picture of a place is one image with the place in words, drawn without a map engine and without asking anyone', async () => {
  performance.clearResourceTimings();
  const host = renderPage(<AddressPreview value={{ lat: 35.8269, lng: 10.639 }} locale="en" />);
  await expect.poll(() => host.querySelectorAll('text').length).toBeGreaterThan(2);
  const picture = screen.getByRole('img');
  await expect
    .poll(() => picture.getAttribute('aria-label'))
    .toMatch(/^Sketch map: .+Sousse, 8F7GRJGQ\+QJ6$/);
  expect(host.textContent).toContain('GeoNames');
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  expect(loaded.filter((name) => new URL(name).origin !== location.origin)).toEqual([]);
  expect(loaded.filter((name) => /leaflet/i.test(name))).toEqual([]);
});
