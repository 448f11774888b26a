import { loadGazetteer, toAddressResult, type Gazetteer } from '@smart-address/gazetteer';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { createOfflineProvider } from './createOfflineProvider.ts';
import { suggestContext } from '../../test-support/suggestContext.ts';

// The data is read once for the whole file; on a busy machine that takes longer than a test may.
beforeAll(async () => {
  await loadGazetteer();
});

describe('createOfflineProvider', () => {
  it("answers as the gazetteer does, in the API's form", async () => {
    const gazetteer = await loadGazetteer();
    const provider = createOfflineProvider({ gazetteer, limit: 3 });
    const { results, attribution } = await provider.suggest('la marsa', suggestContext());
    expect(results).toEqual(gazetteer.search('la marsa', { limit: 3, lang: 'fr' }).map(toAddressResult));
    expect(results[0]?.label).toContain('La Marsa');
    expect(attribution).toBe(gazetteer.attribution);
  });

  it('loads the data with the first question, once', async () => {
    const load = vi.fn(() => loadGazetteer());
    const provider = createOfflineProvider({ gazetteer: load });
    expect(load).not.toHaveBeenCalled();
    await Promise.all([
      provider.suggest('sfax', suggestContext()),
      provider.suggest('gabes', suggestContext()),
    ]);
    await provider.reverse({ lat: 36.8, lng: 10.18 }, suggestContext());
    expect(load).toHaveBeenCalledOnce();
  });

  it('loads the data once somebody comes to the field', async () => {
    const load = vi.fn(() => loadGazetteer());
    const provider = createOfflineProvider({ gazetteer: load });
    provider.prepare?.();
    provider.prepare?.();
    await expect.poll(() => load).toHaveBeenCalledOnce();
    await provider.suggest('sfax', suggestContext());
    expect(load).toHaveBeenCalledOnce();
  });

  it('says that the data could not be loaded, and tries again with the next question', async () => {
    let isDown = true;
    const provider = createOfflineProvider({
      gazetteer: () => (isDown ? Promise.reject(new Error('no such chunk')) : loadGazetteer()),
    });
    await expect(provider.suggest('sfax', suggestContext())).rejects.toMatchObject({
      name: 'ProviderError',
      reason: 'unavailable',
      cause: { message: 'no such chunk' },
    });
    isDown = false;
    expect((await provider.suggest('sfax', suggestContext())).results.length).toBeGreaterThan(0);
  });

  describe('while streets and landmarks are still on their way', () => {
    async function halfLoaded() {
      const whole = await loadGazetteer();
      let arrive = () => {};
      let fail = () => {};
      let isComplete = false;
      const complete = new Promise<void>((resolve, reject) => {
        arrive = () => {
          isComplete = true;
          resolve();
        };
        fail = () => reject(new Error('no such chunk'));
      });
      const gazetteer: Gazetteer = {
        ...whole,
        complete,
        get isComplete() {
          return isComplete;
        },
        search: (query, options) =>
          whole.search(query, isComplete ? options : { ...options, types: ['locality', 'delegation'] }),
      };
      const parts: string[] = [];
      const asked = createOfflineProvider({ gazetteer }).suggest(
        'rue de rome tunis',
        suggestContext({ onPartial: ({ results }) => parts.push(results[0]?.type ?? '') }),
      );
      await expect.poll(() => parts).toHaveLength(1);
      return { asked, parts, arrive, fail };
    }

    it('hands over the places, and answers with the street once it is there', async () => {
      const { asked, parts, arrive } = await halfLoaded();
      expect(parts).not.toContain('street');
      arrive();
      expect((await asked).results[0]).toMatchObject({ type: 'street' });
      expect(parts).toHaveLength(1);
    });

    it('answers with the places when the rest does not come', async () => {
      const { asked, parts, fail } = await halfLoaded();
      fail();
      expect((await asked).results[0]?.type).toBe(parts[0]);
    });
  });

  it('does not make who gave up wait for the data', async () => {
    const controller = new AbortController();
    const provider = createOfflineProvider({ gazetteer: () => new Promise(() => {}) });
    const asked = expect(
      provider.suggest('sfax', suggestContext({ signal: controller.signal })),
    ).rejects.toMatchObject({
      name: 'AbortError',
    });
    controller.abort();
    await asked;
  });

  it('retrieves a place it never suggested, in the language asked for', async () => {
    const { results } = await createOfflineProvider().suggest('sfax', suggestContext());
    const id = results[0]?.id ?? '';
    const fresh = createOfflineProvider();
    const arabic = await fresh.retrieve(id, suggestContext({ locale: 'ar' }));
    expect(arabic).toMatchObject({ id, highlight: [] });
    expect(arabic.label).toMatch(/\p{Script=Arabic}/u);
  });

  it('gives a picked row back as it was shown', async () => {
    const provider = createOfflineProvider();
    const bias = { lat: 36.8, lng: 10.18 };
    const near = (await provider.suggest('sidi bou', suggestContext({ bias }))).results[0];
    expect(near?.distanceMeters).toBeGreaterThan(0);
    for (const query of ['sidi bou', '8GR5-4JJJ-29', '8GR5-4JJJ-28', '36.8065, 10.1815', '1001']) {
      const { results } = await provider.suggest(query, suggestContext({ bias }));
      expect(results.length).toBeGreaterThan(0);
      for (const result of results)
        expect(await provider.retrieve(result.id, suggestContext())).toEqual(result);
    }
  });

  it('names a point of Tunisia, with its distance, and none of Paris', async () => {
    const provider = createOfflineProvider();
    const result = await provider.reverse({ lat: 36.8065, lng: 10.1815 }, suggestContext());
    expect(result?.address).toMatchObject({ postalCode: '1001', governorate: 'Tunis', country: 'TN' });
    expect(result?.distanceMeters).toBeLessThan(100);
    expect(await provider.reverse({ lat: 48.85, lng: 2.35 }, suggestContext())).toBeNull();
  });
});
