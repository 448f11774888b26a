// What a screen reader says on six journeys in three languages, kept as text in `transcripts/`. The map's journey stands beside the map.
import { virtual } from '@guidepup/virtual-screen-reader';
import { defaultEnvironment, LocateError } from '@smart-address/core';
import { afterEach, describe, expect, test } from 'vitest';
import { createMemoryProvider, failingProvider, placesIn } from '../../test-support/places.ts';
import { renderOnClock } from '../../test-support/renderFinder.tsx';

const search = { fr: 'marsa', ar: 'المرسى', en: 'marsa' } as const;
afterEach(async () => {
  await virtual.stop();
});

/** What was said, a phrase a line; the ids React makes are not part of what is heard. */
async function transcript(): Promise<string> {
  const phrases = await virtual.spokenPhraseLog();
  return `${phrases.join('\n')}\n`;
}

describe.each(['fr', 'ar', 'en'] as const)('%s', (locale) => {
  async function listen(props: Parameters<typeof renderOnClock>[0]) {
    document.documentElement.dir = locale === 'ar' ? 'rtl' : 'ltr';
    const { finder, pass } = renderOnClock({ locale, ...props });
    await virtual.start({ container: finder.host });
    finder.input.focus();
    return {
      finder,
      /** Waits for what is said once nobody types. */
      async spoken() {
        await pass(500);
        await expect.poll(() => finder.status.textContent).not.toBe('');
      },
    };
  }

  const kept = async (journey: string) => {
    await expect(await transcript()).toMatchFileSnapshot(`transcripts/${journey}.${locale}.txt`);
  };

  test('search and pick', async () => {
    const { finder, spoken } = await listen({ provider: createMemoryProvider() });
    await finder.search(search[locale]);
    await spoken();
    await virtual.press('ArrowDown');
    await virtual.press('ArrowDown');
    await virtual.press('Enter');
    await expect.poll(() => finder.input.value).toContain('1004');
    await kept('search-and-pick');
  });

  test('recent addresses', async () => {
    const recents = { load: () => placesIn(locale).slice(0, 2), add() {}, remove() {}, clear() {} };
    const { spoken } = await listen({ provider: createMemoryProvider(), recents });
    await virtual.press('ArrowDown');
    await spoken();
    await virtual.press('ArrowDown');
    await kept('recents');
  });

  test('nothing found', async () => {
    const { finder, spoken } = await listen({ provider: createMemoryProvider() });
    await finder.press('xyz');
    await spoken();
    await kept('nothing-found');
  });

  test('off line', async () => {
    const { finder, spoken } = await listen({ provider: failingProvider('offline') });
    await finder.press('xyz');
    await spoken();
    await kept('offline');
  });

  test('too many requests', async () => {
    const { finder, spoken } = await listen({ provider: failingProvider('rate_limited') });
    await finder.press('xyz');
    await spoken();
    await kept('rate-limited');
  });

  test('position refused', async () => {
    const { finder } = await listen({
      provider: createMemoryProvider(),
      environment: { ...defaultEnvironment, locate: () => Promise.reject(new LocateError('denied')) },
    });
    finder.locateButton.focus();
    finder.locateButton.click();
    await expect.poll(() => finder.popup.checkVisibility()).toBe(true);
    await kept('position-refused');
  });
});
