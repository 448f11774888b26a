import { decodePlusCode, decodeSmartCode, distanceMeters, recoverPlusCode } from '@smart-address/codes';
import { describePoint, loadBorder, loadGazetteer } from '@smart-address/gazetteer';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { createOutsideClassifier } from '../classifyOutside.ts';
import { describeLocation, valueOfPin } from './describeLocation.ts';
import { createPinCheck } from '../state/createPinCheck.ts';
import { placedPin } from '../pin.ts';
import { readTypedLocation } from '../typedLocation.ts';

let gazetteer: Awaited<ReturnType<typeof loadGazetteer>>;
let checkPin: ReturnType<typeof createPinCheck>;
beforeAll(async () => {
  gazetteer = await loadGazetteer();
  checkPin = createPinCheck(gazetteer, createOutsideClassifier(await loadBorder()));
});

describe('what is shown of a pin', () => {
  it('is what is stored, to the seventh decimal, and its codes’ cells contain it: 10,000 random points', () => {
    const anywhere = fc.record({
      lat: fc.double({ min: 30.24, max: 37.53, noNaN: true }),
      lng: fc.double({ min: 7.53, max: 11.59, noNaN: true }),
    });
    fc.assert(
      fc.property(anywhere, (point) => {
        const pin = placedPin(point, 'drag');
        const facts = describeLocation(pin.location, null, 'fr');
        const value = valueOfPin(pin, facts);
        const stored = JSON.parse(JSON.stringify(value.location)) as typeof pin.location;
        const [shownLat = '', shownLng = ''] = facts.coordinates.split(', ');
        const cells = [
          decodePlusCode(value.plusCode),
          decodeSmartCode(value.smartCode),
          decodeSmartCode(facts.codeB),
        ];
        // One assertion a point: ten thousand of each would take longer than what they are about.
        expect({
          shown: [shownLat, shownLng, Number(shownLat), Number(shownLng)],
          isWhereItWas: Math.abs(stored.lat - point.lat) <= 0.500001e-7,
          areAround: cells.map(
            ({ south, north, west, east }) =>
              stored.lat >= south - 1e-12 &&
              stored.lat < north &&
              stored.lng >= west - 1e-12 &&
              stored.lng < east,
          ),
        }).toEqual({
          shown: [stored.lat.toFixed(7), stored.lng.toFixed(7), stored.lat, stored.lng],
          isWhereItWas: true,
          areAround: [true, true, true],
        });
      }),
      { numRuns: 10_000 },
    );
  });

  it('has a short plus code that is completed by the governorate’s own point', () => {
    const location = { lat: 35.8269, lng: 10.639 };
    const { shortPlusCode, plusCode } = describeLocation(location, gazetteer, 'fr');
    const [short = '', ...name] = shortPlusCode.split(' ');
    const [reference] = gazetteer.search(name.join(' '), { types: ['governorate'] });
    expect(reference && recoverPlusCode(short, reference.location)).toBe(plusCode);
  });

  it('has the street in its address where the street is what it stands in, and no other name there', () => {
    for (let step = 0; step < 200; step++) {
      const location = { lat: 36.72 + step * 0.0007, lng: 10.12 + (step % 20) * 0.006 };
      const described = describePoint(gazetteer, location, 'fr');
      const isStreet = described?.reference.kind === 'street';
      expect(describeLocation(location, gazetteer, 'fr').address?.street).toBe(
        described && (isStreet ? described.reference.name : ''),
      );
    }
  });

  it('says where it is in the language asked for, and its plus code until that is known', () => {
    const location = { lat: 36.7994, lng: 10.1716 };
    const pin = placedPin(location, 'tap');
    const [known, unknown] = [gazetteer, null].map((data) => describeLocation(location, data, 'fr'));
    expect(known && valueOfPin(pin, known).text).toBe(known?.words);
    expect(unknown && valueOfPin(pin, unknown).text).toBe(unknown?.plusCode);
    expect(describeLocation(location, gazetteer, 'fr').words).toContain('Tunis');
    expect(describeLocation(location, gazetteer, 'ar').words).toContain('تونس');
    expect(describeLocation(location, null, 'fr').words).toBe('');
  });
});

describe('where a pin may stand', () => {
  it.each([
    ['Tunis', 36.8065, 10.1815],
    ['Houmt Souk on Djerba', 33.8757, 10.8577],
    ['the beach of Sidi Mahrez, Djerba', 33.856, 10.99],
    ['Remla on Kerkennah', 34.709, 11.201],
    ['the desert south of Tataouine', 31.5, 9.9],
  ])('is land of Tunisia: %s', (_, lat, lng) => {
    expect(checkPin({ lat, lng })).toBeNull();
  });

  it.each([
    ['Annaba', 'abroad', 36.9, 7.77],
    ['Zuwara', 'abroad', 32.93, 12.08],
    ['Trapani on Sicily', 'abroad', 38.0, 12.53],
    ['Pantelleria', 'abroad', 36.79, 11.99],
    ['El Oued', 'abroad', 33.37, 6.86],
    ['the Gulf of Hammamet', 'sea', 36.2, 10.65],
    ['off La Goulette', 'sea', 36.85, 10.45],
  ] as const)('is not %s: %s', (_, reason, lat, lng) => {
    expect(checkPin({ lat, lng })).toMatchObject({ reason });
    expect(checkPin({ lat, lng })?.distanceMeters).toBeGreaterThan(0);
  });

  it('is refused with the distance to the nearest point of the border', async () => {
    const { polygons } = await loadBorder();
    const pieces = 20;
    for (const point of [
      { lat: 36.9, lng: 7.77 },
      { lat: 33.37, lng: 6.86 },
      { lat: 36.2, lng: 10.65 },
      { lat: 32.93, lng: 12.08 },
      { lat: 31.2, lng: 11.2 },
    ]) {
      let least = Infinity;
      let stretch = 0;
      for (const { outer } of polygons)
        outer.forEach((from, index) => {
          const to = outer[(index + 1) % outer.length] ?? from;
          for (let piece = 0; piece < pieces; piece++) {
            const share = piece / pieces;
            const lat = from.lat + share * (to.lat - from.lat);
            const meters = distanceMeters(point, { lat, lng: from.lng + share * (to.lng - from.lng) });
            if (meters >= least) continue;
            least = meters;
            stretch = distanceMeters(from, to) / pieces;
          }
        });
      const meters = checkPin(point)?.distanceMeters ?? NaN;
      expect(meters).toBeLessThanOrEqual(least + 0.01);
      expect(meters).toBeGreaterThanOrEqual(least - stretch);
    }
  });

  it('is decided on the border itself too: inside, or refused with the few metres that are missing', async () => {
    const { polygons } = await loadBorder();
    const corners = polygons.flatMap(({ outer }) => outer).filter((_, index) => index % 40 === 0);
    for (const corner of corners) {
      const refusal = checkPin(corner);
      if (refusal) expect(refusal.distanceMeters).toBeLessThan(1);
      else expect(gazetteer.covers(corner)).toBe(true);
    }
    expect(corners.length).toBeGreaterThan(100);
  });

  it('is guessed kindly while the border is not loaded', () => {
    const early = createPinCheck(null, null);
    expect(early({ lat: 36.8, lng: 10.2 })).toBeNull();
    for (const [lat, lng] of [
      [48.8, 10],
      [27, 10],
      [36.8, 2.3],
      [35.9, 14.4],
    ] as const)
      expect(early({ lat, lng })?.reason).toBe('abroad');
    expect(early({ lat: NaN, lng: 10 })?.reason).toBe('invalid');
  });
});

describe('a typed place', () => {
  const near = { lat: 36.8, lng: 10.18 };
  const read = (text: string) => readTypedLocation(text, { near, gazetteer });

  it.each([
    '36.8065, 10.1815',
    '36,8065 ; 10,1815',
    '8F8GR54J+JJ2',
    '8GR5-4JJJ-29',
    '8gr54jjj29',
    'TN5245-445-5222',
  ])('is read from %s', (text) => {
    const typed = read(text);
    expect(typed.ok && typed.location.lat).toBeCloseTo(36.8065, 3);
    expect(typed.ok && typed.location.lng).toBeCloseTo(10.1815, 3);
  });

  it('completes a short plus code by its town, else by what the map shows', () => {
    for (const text of ['R54J+JJ Tunis', 'R54J+JJ']) {
      const typed = read(text);
      expect(typed.ok && typed.location.lat).toBeCloseTo(36.8065, 3);
    }
    expect(readTypedLocation('R54J+JJ', { near: null, gazetteer })).toMatchObject({
      problem: { kind: 'unknownReference' },
    });
  });

  it('says what is wrong and offers the likely code, but never takes it by itself', () => {
    const typed = read('8GR5-4JJJ-28');
    expect(typed).toMatchObject({ ok: false, problem: { kind: 'invalidCode' } });
    expect(!typed.ok && typed.problem.kind === 'invalidCode' && typed.problem.suggestions).toContain(
      '8GR5-4JJJ-29',
    );
  });

  it.each(['8GR5-4JJJ-20', '8GR5-4JJJ-2O', '8F8GR54J+JU2'])(
    'says of a code with a letter that no code has that it is wrong, and not that it is no code: %s',
    (text) => expect(read(text)).toMatchObject({ problem: { kind: 'invalidCode' } }),
  );

  it.each(['10 rue didon', 'hammamlife'])('takes a name for no code: %s', (text) =>
    expect(read(text)).toMatchObject({ problem: { kind: 'unreadable' } }),
  );

  it('answers any text at all', () => {
    const any = fc.string({ unit: 'grapheme', maxLength: 80 });
    const degrees = fc.integer({ min: -2_000_000, max: 2_000_000 }).map((steps) => steps / 1e4);
    const written = fc
      .tuple(degrees, fc.constantFrom(',', ' ', '; '), degrees)
      .map((parts) => parts.join(''));
    let places = 0;
    fc.assert(
      fc.property(fc.oneof(any, written), (text) => {
        const typed = read(text);
        if (typed.ok) places += 1;
        // A point of the globe: where no map can show it, the picker refuses it.
        if (typed.ok)
          expect([Math.abs(typed.location.lat) <= 90, Math.abs(typed.location.lng) <= 180]).toEqual([
            true,
            true,
          ]);
        else expect(['empty', 'unreadable', 'invalidCode', 'unknownReference']).toContain(typed.problem.kind);
      }),
      { numRuns: 1_000 },
    );
    expect(places).toBeGreaterThan(0);
    expect(read(' ')).toMatchObject({ problem: { kind: 'empty' } });
    expect(read('x'.repeat(10_000))).toMatchObject({ problem: { kind: 'unreadable' } });
  });
});
