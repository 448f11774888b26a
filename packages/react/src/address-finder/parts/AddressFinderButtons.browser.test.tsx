import { expect, onTestFinished, test, vi } from 'vitest';
import { renderFinder } from '../../../test-support/renderFinder.tsx';

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
