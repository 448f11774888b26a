import { afterEach, describe, expect, it, vi } from 'vitest';

// The country is read once, and files that share a thread share it: here it is not read yet.
vi.resetModules();
const { loadGazetteer } = await import('./loadGazetteer.ts');
const { loadPlaces } = await import('./places/loadParts.ts');
const { indexNames } = await import('./search/match/nameIndex.ts');

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

  it('takes no long step, however many names there are', async () => {
    const { columns } = await loadPlaces();
    let read = 0;
    const names = new Proxy(columns.names, {
      get(list, key, receiver) {
        if (key !== 'length') read += 1;
        return Reflect.get(list, key, receiver);
      },
    });
    const perStep: number[] = [];
    const steps = indexNames({ ...columns, names });
    for (let step = steps.next(); !step.done; step = steps.next()) {
      perStep.push(read);
      read = 0;
    }
    expect(Math.max(...perStep)).toBeLessThan(columns.size / 4);
    // Names are not only read in steps: their words are linked in some, and their letters marked in others.
    expect(perStep.length).toBeGreaterThan(36);
  });

  it('is the same country', async () => {
    const gazetteer = await loadGazetteer();
    expect(gazetteer.get('gov:TN-11')?.name).toBe('Tunis');
    expect(gazetteer.get('gov:TN-99')).toBeUndefined();
    expect(gazetteer.get('gov:TN-83', { lang: 'ar' })?.name).toBe('تطاوين');
  });
});
