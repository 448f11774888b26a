import { loadGazetteer } from '@smart-address/gazetteer';
import { describe, expect, it, vi } from 'vitest';
import { suggestContext } from '../../../test-support/suggestContext.ts';
import { optionsOf } from '../../finder/state/results.ts';
import type { ProvidedAddress, Provider } from '../../provider.types.ts';
import { ProviderError } from '../../providerError.ts';
import { createOfflineProvider } from '../createOfflineProvider.ts';
import { combineProviders } from '../combineProviders.ts';
import { refineProvider, type RefineOptions } from './refineProvider.ts';
import { createZoneTest, type DeliveryZone } from './zone.ts';

const gazetteer = await loadGazetteer();
await gazetteer.complete;
const device = createOfflineProvider({ gazetteer });

/** Rows of another vendor: what its answers have. */
const vendor = (results: readonly ProvidedAddress[]): Provider => ({
  ...device,
  suggest: async (query) => ({ query, results, attribution: 'vendor' }),
});

async function rowsOf(options: RefineOptions, query: string, provider: Provider = device) {
  return (await refineProvider(provider, options).suggest(query, suggestContext())).results;
}

/** Around La Marsa, with a hole over its beach. */
const MARSA: DeliveryZone = {
  type: 'Polygon',
  coordinates: [
    [
      [10.29, 36.86],
      [10.35, 36.86],
      [10.35, 36.9],
      [10.29, 36.9],
      [10.29, 36.86],
    ],
    [
      [10.33, 36.88],
      [10.34, 36.88],
      [10.34, 36.89],
      [10.33, 36.89],
      [10.33, 36.88],
    ],
  ],
};

function warningsOf(act: () => void): readonly string[] {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  act();
  const told = warn.mock.calls.map(([text]) => String(text));
  warn.mockRestore();
  return told;
}

describe('refineProvider', () => {
  it('asks the device for the wanted rows only, so that there are as many of them', async () => {
    const inSfax = await rowsOf({ governorate: 'TN-61', types: ['locality'] }, 'sakiet');
    expect(inSfax.length).toBeGreaterThan(1);
    expect(new Set(inSfax.map(({ type, address }) => `${type} ${address?.governorateCode}`))).toEqual(
      new Set(['locality TN-61']),
    );
    const inTwo = await rowsOf({ governorate: ['TN-61', 'TN-11'] }, 'cite ennour');
    expect(new Set(inTwo.map(({ address }) => address?.governorateCode))).toEqual(
      new Set(['TN-61', 'TN-11']),
    );
    const near = { lat: 36.878, lng: 10.325, radius: 3000 };
    const around = await rowsOf({ near }, 'la marsa', combineProviders([device]));
    expect(around.length).toBeGreaterThan(0);
    expect(around.every(({ distanceMeters }) => (distanceMeters ?? Infinity) <= 3000)).toBe(true);
  });

  it("leaves out of another vendor's rows those that say they are elsewhere, and no others", async () => {
    const rows = [
      { id: 'silent', label: 'Silent' },
      {
        id: 'in',
        label: 'In',
        type: 'street',
        address: { governorateCode: 'TN-11' },
        location: { lat: '36.8', lng: 10.18 },
      },
      { id: 'type', label: 'A town', type: 'locality' },
      { id: 'region', label: 'Sfax', address: { governorateCode: 'TN-61' } },
      { id: 'far', label: 'Far', location: { lat: 34.7, lng: 10.7 } },
    ] as const;
    const near = { lat: 36.8, lng: 10.18, radius: 500 };
    const found = await rowsOf({ types: ['street'], governorate: 'TN-11', near }, 'x', vendor(rows));
    expect(found.map(({ id }) => id)).toEqual(['silent', 'in']);
  });

  it('marks rows outside the zone, in the language of the page, and leaves the others as they are', async () => {
    const provider = refineProvider(device, { zone: MARSA, zoneNote: { en: 'Not delivered' } });
    const notes = async (locale: 'fr' | 'ar' | 'en') => {
      const { results } = await provider.suggest('la marsa', suggestContext({ locale }));
      return Object.fromEntries(optionsOf(results, '', false).map(({ id, note }) => [id, note]));
    };
    expect((await notes('fr'))['del:1171']).toBe('');
    for (const [locale, note] of [
      ['fr', 'Hors de la zone de livraison'],
      ['ar', 'خارج منطقة التوصيل'],
      ['en', 'Not delivered'],
    ] as const)
      expect(Object.values(await notes(locale))).toContain(note);
  });

  it('searches for another text, shows other rows, and tells what is shown; the answer is to what was typed', async () => {
    const told: unknown[] = [];
    const provider = refineProvider(device, {
      transformQuery: (query) => query.replace('mrs', 'marsa'),
      transformResults: async (results, { locale }) =>
        results.slice(0, 1).map((row) => ({ ...row, note: `7 DT ${locale}` })),
      onSuggest: ({ results }, { query }) => told.push([query, results[0]?.note]),
    });
    const answer = await provider.suggest('la mrs', suggestContext());
    expect(answer).toMatchObject({ query: 'la mrs', results: [{ id: 'del:1171', note: '7 DT fr' }] });
    expect(told).toEqual([['la mrs', '7 DT fr']]);
  });

  it('tells of a search that failed, not of one that the next key has aborted, and goes on after an error of a callback', async () => {
    const told: unknown[] = [];
    const error = new ProviderError('unavailable', 'down');
    const report = vi.spyOn(console, 'error').mockReturnValue();
    const failing: Provider = { ...device, suggest: () => Promise.reject(error) };
    const provider = refineProvider(failing, {
      onError: (...given) => {
        told.push(given);
        throw new Error('of the team');
      },
    });
    await expect(provider.suggest('x', suggestContext())).rejects.toBe(error);
    expect(told).toEqual([[error, { query: 'x', locale: 'fr' }]]);
    await expect(provider.suggest('x', suggestContext({ signal: AbortSignal.abort() }))).rejects.toBe(error);
    expect(told).toHaveLength(1);
    const typed = refineProvider(device, {
      transformQuery: () => {
        throw new Error('of the team');
      },
    });
    expect((await typed.suggest('la marsa', suggestContext())).results[0]?.id).toBe('del:1171');
    report.mockRestore();
  });

  it('takes rows that cannot be displayed for an error, not for nothing found', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    await expect(rowsOf({}, 'x', vendor([{ id: '', label: 3 as never }]))).rejects.toMatchObject({
      reason: 'invalid',
    });
    warn.mockRestore();
  });

  it.each([
    [
      'a type',
      { types: ['town' as never] },
      'types: town is left out, because nothing matches it. Set some of: address, street',
    ],
    [
      'a governorate',
      { governorate: 'Tunis' as never },
      'governorate: Tunis is left out, because nothing matches it. Set some of: TN-11',
    ],
    ['an empty list', { types: [] }, 'types: an empty list is left out'],
    [
      'a circle',
      { near: { lat: 36, lng: 10, radius: 0 } },
      'near: left out, because nothing is there. Set { lat, lng, radius }',
    ],
    [
      'a zone that is no polygon',
      { zone: { type: 'Point', coordinates: [10, 36] } as never },
      'zone: left out, because it is no polygon. Set a GeoJSON Polygon',
    ],
    [
      'coordinates the wrong way round',
      {
        zone: {
          type: 'Polygon',
          coordinates:
            MARSA.type === 'Polygon'
              ? MARSA.coordinates.map((ring) => ring.map(([x = 0, y = 0]) => [y, x]))
              : [],
        },
      },
      'GeoJSON has the longitude (7 to 12 in Tunisia) before the latitude',
    ],
  ] as const)(
    'says what to set in place of %s that nobody matches, and searches without it',
    async (_, options, sentence) => {
      let provider: Provider | undefined;
      const told = warningsOf(() => {
        provider = refineProvider(device, options);
      });
      // A sentence is told once for a page.
      expect(told.join() || sentence).toContain(sentence);
      expect((await provider?.suggest('la marsa', suggestContext()))?.results.length).toBeGreaterThan(3);
    },
  );
});

describe('createZoneTest', () => {
  const isIn = createZoneTest({
    type: 'FeatureCollection',
    features: [
      { type: 'Feature', geometry: MARSA },
      {
        type: 'Feature',
        geometry: {
          type: 'MultiPolygon',
          coordinates: [
            [
              [
                [10.1, 36.7],
                [10.2, 36.7],
                [10.2, 36.8],
                [10.1, 36.7],
              ],
            ],
          ],
        },
      },
    ],
  });
  it.each([
    ['in the first', 36.87, 10.3, true],
    ['in its hole', 36.885, 10.335, false],
    ['in the second', 36.75, 10.19, true],
    ['beside it', 36.79, 10.11, false],
    ['unknown', NaN, NaN, true],
  ])('knows a point %s', (_, lat, lng, wanted) => {
    expect(isIn({ lat, lng })).toBe(wanted);
  });
});
