import { assert, double, property, record } from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { distanceMeters, type LatLng } from '@smart-address/codes';
import { buildRecords } from '../scripts/records.ts';
import { loadGazetteer } from './loadGazetteer.ts';
import type { Gazetteer } from './types.ts';

let gazetteer: Gazetteer;
beforeAll(async () => {
  gazetteer = await loadGazetteer();
});

const records = buildRecords();
const located = records.filter(
  (record) =>
    (record.type === 'locality' || record.type === 'delegation') &&
    (record.accuracy === 'locality' || record.accuracy === 'sector') &&
    record.delegation !== '',
);
const areaOf = (id: string): string => {
  const found = records.find((record) => record.id === id);
  return `${found?.governorateCode} ${found?.delegation}`;
};

/** Most of them on land. */
const points = record({
  lat: double({ min: 30.3, max: 37.5, noNaN: true }),
  lng: double({ min: 7.6, max: 11.5, noNaN: true }),
});

describe('a label', () => {
  it('of a postal code says the code once, and its town once', () => {
    const codes = records.filter(({ type }) => type === 'postal');
    for (const { id, postalCode } of codes) {
      for (const lang of ['fr', 'ar'] as const) {
        const { label = '', name = '' } = gazetteer.get(id, { lang }) ?? {};
        expect(label.split(postalCode), label).toHaveLength(2);
        const parts = label.split(/, |، /u);
        expect(parts.slice(1), label).not.toContain(name.slice(5));
      }
    }
    expect(gazetteer.get('postal:2070')?.label).toBe('2070 La Marsa, Tunis');
  });
});

describe('nearest', () => {
  it('names République, 1001 Tunis, 63 m away, in three languages', () => {
    const point = { lat: 36.8065, lng: 10.1815 };
    const nearest = gazetteer.nearest(point);
    expect(nearest).toMatchObject({
      locality: 'République',
      delegation: 'Bab El Bhar',
      governorate: 'Tunis',
      governorateCode: 'TN-11',
      postalCode: '1001',
      label: 'République, 1001 Tunis',
      accuracy: 'locality',
    });
    expect(nearest?.distanceMeters).toBeGreaterThan(55);
    expect(nearest?.distanceMeters).toBeLessThan(70);
    expect(gazetteer.nearest(point, { lang: 'en' })?.label).toBe('République, 1001 Tunis');
    expect(gazetteer.nearest(point, { lang: 'ar' })).toMatchObject({
      delegation: 'باب بحر',
      governorate: 'تونس',
      label: 'République، 1001 تونس',
    });
  });

  it('has a postal code of its own delegation, though one of another is nearer', () => {
    expect(gazetteer.nearest({ lat: 30.45, lng: 9.95 })).toMatchObject({
      delegation: 'Remada',
      postalCode: '3240',
    });
  });

  it('is the place looking at every place finds: the nearest in the area that the eight nearest elect', () => {
    assert(
      property(points, (point) => {
        const found = gazetteer.nearest(point);
        if (found === null) {
          expect(gazetteer.covers(point)).toBe(false);
          return;
        }
        const byDistance = located
          .map((place) => ({ place, meters: distanceMeters(point, place.location) }))
          .sort((a, b) => a.meters - b.meters);
        const votes = new Map<string, number>();
        for (const { place, meters } of byDistance.slice(0, 8)) {
          const area = `${place.governorateCode} ${place.delegation}`;
          votes.set(area, (votes.get(area) ?? 0) + 1 / Math.max(meters, 50) ** 3);
        }
        const elected = [...votes].sort((a, b) => b[1] - a[1])[0]?.[0];
        const expected = byDistance.find(
          ({ place }) => `${place.governorateCode} ${place.delegation}` === elected,
        );
        expect(areaOf(found.id)).toBe(elected);
        expect(found.distanceMeters).toBeCloseTo(distanceMeters(point, found.location), 2);
        // The table keeps points to some metres.
        expect(Math.abs(found.distanceMeters - (expected?.meters ?? NaN))).toBeLessThan(5);
      }),
      { numRuns: 150 },
    );
  });

  it('gives a governorate, a delegation and a postal code for every place there is', () => {
    for (const place of located) {
      const nearest = gazetteer.nearest(place.location);
      expect(nearest?.governorateCode, place.id).toBe(place.governorateCode);
      expect(nearest?.postalCode, place.id).toMatch(/^\d{4}$/u);
      expect(nearest?.distanceMeters).toBeLessThan(3_000);
    }
  });

  it.each<[string, LatLng]>([
    ['in Algeria', { lat: 36.9, lng: 7.77 }],
    ['at sea', { lat: 36.5, lng: 11.5 }],
    ['nowhere', { lat: NaN, lng: NaN }],
  ])('is null %s', (_, point) => {
    expect(gazetteer.nearest(point)).toBeNull();
    expect(gazetteer.nearby({ lat: NaN, lng: 10 })).toBeNull();
  });
});

describe('nearby', () => {
  const features = records.filter(({ accuracy }) => accuracy === 'street' || accuracy === 'rooftop');

  it('is the nearest landmark, or a street less than half as far', () => {
    for (const { location } of features.filter((_, at) => at % 40 === 0)) {
      const point = { lat: location.lat + 0.0007, lng: location.lng + 0.0004 };
      const found = gazetteer.nearby(point);
      const weights = features
        .map((feature) => ({
          meters: distanceMeters(point, feature.location),
          weight: feature.type === 'street' ? 2 : 1,
        }))
        .filter(({ meters }) => meters <= 500)
        .map(({ meters, weight }) => meters * weight);
      const weight = found?.place.type === 'street' ? 2 : 1;
      expect(Math.abs((found?.distanceMeters ?? NaN) * weight - Math.min(...weights))).toBeLessThan(10);
    }
  });

  it('says how to walk from it', () => {
    const feature = features.find(({ id }) => id.startsWith('landmark:'));
    const location = feature?.location ?? { lat: 0, lng: 0 };
    const north = gazetteer.nearby({ lat: location.lat + 0.00001, lng: location.lng }, { radius: 5 });
    expect(north?.distanceMeters).toBeLessThan(5);
  });

  it('is no hotel whose point is not its own', () => {
    const shared = records.filter(({ type, accuracy }) => type === 'address' && accuracy === 'postal');
    expect(shared.length).toBeGreaterThan(100);
    for (const { location } of shared) {
      expect(gazetteer.nearby(location)?.place.accuracy).not.toBe('postal');
    }
  });

  it('is null where nothing is within the radius', () => {
    expect(gazetteer.nearby({ lat: 31, lng: 9.8 })).toBeNull();
  });
});

describe('within', () => {
  const tunis = { south: 36.75, west: 10.1, north: 36.9, east: 10.3 };

  it('gives the most important first, 200 or as many as are asked for, all of them inside the box', () => {
    expect(gazetteer.within(tunis)).toHaveLength(200);
    const found = gazetteer.within(tunis, { limit: 50 });
    expect(found).toHaveLength(50);
    expect(found[0]?.name).toBe('Tunis');
    const importance = found.map((place) => place.importance);
    expect(importance).toEqual([...importance].sort((a, b) => b - a));
    for (const { location } of found) {
      expect(location.lat).toBeGreaterThanOrEqual(tunis.south);
      expect(location.lng).toBeLessThan(tunis.east);
    }
  });

  it('keeps to the types asked for, and says names in the language asked for', () => {
    const streets = gazetteer.within(tunis, { types: ['street'], limit: 1_000 });
    expect(streets.length).toBeGreaterThan(50);
    expect(new Set(streets.map(({ type }) => type))).toEqual(new Set(['street']));
    expect(gazetteer.within(tunis, { lang: 'ar', types: ['locality'], limit: 1 })[0]?.name).toBe('تونس');
  });

  it('is empty for a box without places, inside out, or of what is no number', () => {
    expect(gazetteer.within({ south: 0, west: 0, north: 1, east: 1 })).toEqual([]);
    expect(gazetteer.within({ south: 37, west: 10, north: 36, east: 11 })).toEqual([]);
    expect(gazetteer.within({ south: NaN, west: 10, north: 36, east: 11 })).toEqual([]);
  });
});

describe('get', () => {
  it('gives every record by its id, in every language', () => {
    for (const { id, governorateCode } of records) {
      expect(gazetteer.get(id)?.id).toBe(id);
      expect(gazetteer.get(id, { lang: 'ar' })?.governorateCode).toBe(governorateCode);
    }
  });

  it('gives the very point of a typed code or coordinates', () => {
    const [match] = gazetteer.search('36.80651, 10.18157');
    expect(gazetteer.get(match?.id ?? '')?.location).toEqual({ lat: 36.80651, lng: 10.18157 });
  });

  it('gives nothing for an id that is not one', () => {
    for (const id of ['', 'place:0', 'code:', 'code:1.0000000,2.0000000', '__proto__', 'del:1171 ']) {
      expect(gazetteer.get(id)).toBeUndefined();
    }
  });
});

describe('loading', () => {
  it('happens once, however many ask', async () => {
    const all = await Promise.all([loadGazetteer(), loadGazetteer({ wait: 'places' }), loadGazetteer()]);
    expect(new Set(all).size).toBe(1);
    expect(all[0]).toBe(gazetteer);
  });

  it('waits for everything unless told otherwise', () => {
    expect(gazetteer.isComplete).toBe(true);
    return expect(gazetteer.complete).resolves.toBeUndefined();
  });

  it('has nothing at what is no point', () => {
    for (const point of JSON.parse(
      '[null, {}, {"lat": "36.8", "lng": "10.1"}, {"lat": 36.8, "lng": null}]',
    )) {
      expect(gazetteer.covers(point)).toBe(false);
      expect(gazetteer.nearest(point)).toBeNull();
      expect(gazetteer.nearby(point)).toBeNull();
    }
  });

  it('names whom to name', () => {
    expect(gazetteer.attribution).toContain('GeoNames');
    expect(gazetteer.attribution).toContain('OpenStreetMap');
  });
});
