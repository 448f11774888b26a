import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadGazetteer } from './loadGazetteer.ts';

describe('reading the country', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('lets a page go on between its steps, where the browser can say when', async () => {
    let turns = 0;
    vi.stubGlobal('scheduler', {
      yield: () => {
        turns += 1;
        return new Promise((resolve) => setTimeout(resolve));
      },
    });
    const gazetteer = await loadGazetteer({ wait: 'places' });
    expect(turns).toBeGreaterThanOrEqual(8);
    expect(gazetteer.search('la marsa')[0]?.name).toBe('La Marsa');
    const forPlaces = turns;
    await gazetteer.complete;
    expect(turns - forPlaces).toBeGreaterThanOrEqual(8);
    expect(gazetteer.search('rue de la kasba')[0]?.type).toBe('street');
  });

  it('is the same country', async () => {
    const gazetteer = await loadGazetteer();
    expect(gazetteer.get('gov:TN-11')?.name).toBe('Tunis');
    expect(gazetteer.get('gov:TN-99')).toBeUndefined();
    expect(gazetteer.get('gov:TN-83', { lang: 'ar' })?.name).toBe('تطاوين');
  });
});
