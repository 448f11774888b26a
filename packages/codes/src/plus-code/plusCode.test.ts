import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { errorOf } from '../../test-support/errorOf.ts';
import { baseline } from '../../bench/baseline.ts';
import {
  decodePlusCode,
  encodePlusCode,
  isFullPlusCode,
  isShortPlusCode,
  isValidPlusCode,
  recoverPlusCode,
  shortenPlusCode,
} from '../index.ts';
import type { LatLng } from '../index.ts';

const LENGTHS = [2, 4, 6, 8, 10, 11, 12, 13, 14, 15];
const DIGITS = '23456789CFGHJMPQRVWX';
const anyLength = fc.constantFrom(...LENGTHS);
const anyLat = fc.double({ min: -90, max: 90, noNaN: true });
const anyLng = fc.double({ min: -180, max: 180, noNaN: true, maxExcluded: true });
const anyPoint = fc.record({ lat: anyLat, lng: anyLng });
/** A full code of any length, made of its digits and not by the encoder. */
const anyFullCode = fc
  .tuple(
    anyLength,
    fc.integer({ min: 0, max: 8 }),
    fc.integer({ min: 0, max: 17 }),
    fc.array(fc.integer({ min: 0, max: 19 }), { minLength: 13, maxLength: 13 }),
  )
  .map(([length, first, second, rest]) => {
    const digits = [first, second, ...rest].map((value) => DIGITS.charAt(value)).join('');
    return `${digits.slice(0, Math.min(8, length)).padEnd(8, '0')}+${digits.slice(8, Math.max(8, length))}`;
  });

/** The standard's integer algorithm in exact arithmetic, on decimal text: the oracle. */
function exactCode(lat: string, lng: string, length: number): string {
  let row = floorScaled(lat, 25_000_000n) + 90n * 25_000_000n;
  let column = floorScaled(lng, 8_192_000n) + 180n * 8_192_000n;
  if (row >= 180n * 25_000_000n) row = 180n * 25_000_000n - 1n;
  if (row < 0n) row = 0n;
  const around = 360n * 8_192_000n;
  column = ((column % around) + around) % around;
  let digits = '';
  for (let digit = 15; digit > 10; digit--) {
    digits = DIGITS.charAt(Number((row % 5n) * 4n + (column % 4n))) + digits;
    row /= 5n;
    column /= 4n;
  }
  for (let pair = 0; pair < 5; pair++) {
    digits = DIGITS.charAt(Number(row % 20n)) + DIGITS.charAt(Number(column % 20n)) + digits;
    row /= 20n;
    column /= 20n;
  }
  return `${digits.slice(0, Math.min(8, length)).padEnd(8, '0')}+${digits.slice(8, Math.max(8, length))}`;
}

/** floor(decimal text * scale), exactly. */
function floorScaled(decimal: string, scale: bigint): bigint {
  const negative = decimal.startsWith('-');
  const [whole = '0', fraction = ''] = decimal.replace('-', '').split('.');
  const unit = 10n ** BigInt(fraction.length);
  const scaled = BigInt(whole + fraction) * scale * (negative ? -1n : 1n);
  return scaled >= 0n ? scaled / unit : -((-scaled + unit - 1n) / unit);
}

/** Decimal text with up to 11 places: further than a millionth of a unit from an edge, or exactly on one. */
function anyDecimal(limit: number): fc.Arbitrary<string> {
  return fc
    .tuple(fc.integer({ min: 0, max: 11 }), fc.double({ min: -1, max: 1, noNaN: true }))
    .map(([places, share]) => (share * limit).toFixed(places));
}

describe('encodePlusCode', () => {
  it.each([
    [36.8065, 10.1815, 10, '8F8GR54J+JJ'],
    [36.8065, 10.1815, 11, '8F8GR54J+JJ2'],
    [20.375, 2.775, 6, '7FG49Q00+'],
    [20.3701135, 2.78223535156, 13, '7FG49QCJ+2VXGJ'],
    [-41.2730625, 174.7859375, 10, '4VCPPQGP+Q9'],
    [-89.9999375, -179.9999375, 10, '22222222+22'],
    [0.5, -179.5, 4, '62G20000+'],
    [37.539669125, -122.375069724, 15, '849VGJQF+VX7QR3J'],
    // Numbers whose double lies just below a cell's edge.
    [35.6, 3.033, 10, '8F75J22M+26'],
    [-2.804, 7.003, 13, '6F9952W3+C6222'],
    [80.0099999999, 58.57, 15, 'CHGW2H5C+X2RRRRR'],
    [80.0100000001, 58.57, 15, 'CHGW2H6C+2222222'],
  ])('gives the published code of %f, %f with %i digits', (lat, lng, length, code) => {
    expect(encodePlusCode({ lat, lng }, length)).toBe(code);
  });

  it('gives ten digits unless asked for another length', () => {
    expect(encodePlusCode({ lat: 36.8065, lng: 10.1815 })).toBe('8F8GR54J+JJ');
  });

  it('agrees with exact arithmetic at every length', () => {
    fc.assert(
      fc.property(anyDecimal(90), anyDecimal(180), anyLength, (lat, lng, length) => {
        expect(encodePlusCode({ lat: Number(lat), lng: Number(lng) }, length)).toBe(
          exactCode(lat, lng, length),
        );
      }),
      { numRuns: 5000 },
    );
  });

  it('agrees with exact arithmetic on the edges of cells, written as decimals', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -720_000, max: 719_999 }),
        fc.integer({ min: -1_440_000, max: 1_439_999 }),
        anyLength,
        (row, column, length) => {
          const lat = (row / 8000).toFixed(6);
          const lng = (column / 8000).toFixed(6);
          expect(encodePlusCode({ lat: Number(lat), lng: Number(lng) }, length)).toBe(
            exactCode(lat, lng, length),
          );
        },
      ),
      { numRuns: 5000 },
    );
  });

  it('clips latitude to the poles, whose cells lie on this side of them', () => {
    expect(encodePlusCode({ lat: 90, lng: 1 })).toBe('CFX3X2X2+X2');
    expect(encodePlusCode({ lat: 92, lng: 1 }, 4)).toBe('CFX30000+');
    expect(encodePlusCode({ lat: -91, lng: 1 }, 4)).toBe(encodePlusCode({ lat: -90, lng: 1 }, 4));
    for (const length of LENGTHS) {
      expect(decodePlusCode(encodePlusCode({ lat: 90, lng: 0 }, length)).north).toBe(90);
    }
  });

  it('wraps longitude, however far round', () => {
    expect(encodePlusCode({ lat: 1, lng: 180 }, 4)).toBe('62H20000+');
    expect(encodePlusCode({ lat: 1, lng: 181 }, 4)).toBe('62H30000+');
    expect(encodePlusCode({ lat: 20.3701135, lng: 362.78223535156 }, 13)).toBe('7FG49QCJ+2VXGJ');
    expect(encodePlusCode({ lat: -41.2730625, lng: -905.2140625 })).toBe('4VCPPQGP+Q9');
    expect(encodePlusCode({ lat: -80, lng: -360_000_000_170 }, 2)).toBe('22000000+');
    fc.assert(
      fc.property(
        fc.integer({ min: -1_440_000, max: 1_439_999 }),
        fc.integer({ min: -5, max: 5 }),
        (n, turns) => {
          const lng = (2 * n + 1) / 16_000;
          expect(encodePlusCode({ lat: 0, lng: lng + 360 * turns })).toBe(encodePlusCode({ lat: 0, lng }));
        },
      ),
    );
  });

  it.each([16, 100])('has 15 digits where %d are asked for, as the reference', (length) => {
    const point = { lat: 36.8065, lng: 10.1815 };
    expect(encodePlusCode(point, length)).toBe(encodePlusCode(point, 15));
  });

  it.each([0, 1, 3, 5, 7, 9, -2, 10.5, NaN, Infinity])('refuses %d digits', (length) => {
    const error = errorOf(() => encodePlusCode({ lat: 1, lng: 1 }, length));
    expect(error.code).toBe('INVALID_LENGTH');
    expect(error.message).toMatch(/2, 4, 6, 8 or 10 to 15/);
  });

  it('refuses what is not a finite number, and says which and what it was', () => {
    const bad: unknown[] = [NaN, Infinity, '36.8', null, undefined, {}, []];
    for (const value of bad) {
      const lat = value as number;
      expect(errorOf(() => encodePlusCode({ lat, lng: 1 })).code).toBe('INVALID_POINT');
      expect(errorOf(() => encodePlusCode({ lat: 1, lng: lat })).message).toMatch(/as lng, not /);
    }
    const notPoints: readonly unknown[] = [null, undefined, 'x', 3];
    for (const point of notPoints) {
      expect(errorOf(() => encodePlusCode(point as LatLng)).code).toBe('INVALID_POINT');
    }
    const text: unknown = '36.8';
    expect(errorOf(() => encodePlusCode({ lat: text as number, lng: 1 })).message).toContain('"36.8"');
  });
});

describe('decodePlusCode', () => {
  it('gives the cell, its centre and its length', () => {
    expect(decodePlusCode('8F8GR54J+JJ2')).toEqual({
      south: 36.8065,
      west: 10.1815,
      north: 36.806525,
      east: 10.18153125,
      center: { lat: 36.8065125, lng: 10.181515625 },
      length: 11,
    });
    expect(decodePlusCode('7FG40000+')).toMatchObject({ south: 20, north: 21, west: 2, east: 3, length: 4 });
    expect(decodePlusCode('8f8gr54j+jj')).toEqual(decodePlusCode('8F8GR54J+JJ'));
  });

  it('is undone by encoding the centre or the south-west corner, for codes of every length', () => {
    fc.assert(
      fc.property(anyFullCode, (code) => {
        const { center, south, west, north, east, length } = decodePlusCode(code);
        expect(encodePlusCode(center, length)).toBe(code);
        expect(encodePlusCode({ lat: south, lng: west }, length)).toBe(code);
        if (north < 90) expect(encodePlusCode({ lat: north, lng: west }, length)).not.toBe(code);
        expect(encodePlusCode({ lat: south, lng: east }, length)).not.toBe(code);
      }),
      { numRuns: 5000 },
    );
  });

  it('is undone by encoding for rows and columns all over the world, edges included', () => {
    // Rows and columns do not touch each other. A step that shares no factor with 20 meets every digit in every place.
    const step = 17;
    const wrong: string[] = [];
    const check = (south: number, west: number): void => {
      const code = encodePlusCode({ lat: south, lng: west });
      const cell = decodePlusCode(code);
      if (cell.south !== south || cell.west !== west || encodePlusCode(cell.center) !== code)
        wrong.push(code);
    };
    for (let row = 0; row < 1_440_000; row += step) check((row - 720_000) / 8000, 10.25);
    for (let column = 0; column < 2_880_000; column += step) check(36.5, (column - 1_440_000) / 8000);
    check(719_999 / 8000, 10.25);
    check(36.5, 1_439_999 / 8000);
    expect(wrong).toEqual([]);
  });

  it('gives cells that hold the point they were made from', () => {
    fc.assert(
      fc.property(
        fc.record({ lat: anyLat, lng: fc.double({ min: -180, max: 179.9, noNaN: true }) }),
        anyLength,
        (point, length) => {
          const cell = decodePlusCode(encodePlusCode(point, length));
          // A point within a millionth of a unit below an edge counts as on it.
          expect(cell.south).toBeLessThanOrEqual(point.lat + 1e-13);
          expect(cell.west).toBeLessThanOrEqual(point.lng + 3e-13);
          expect(cell.north).toBeGreaterThanOrEqual(point.lat);
          expect(cell.east).toBeGreaterThanOrEqual(point.lng);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('refuses a short code and says what to do with it', () => {
    const error = errorOf(() => decodePlusCode('R54J+JJ'));
    expect(error.code).toBe('INVALID_PLUS_CODE');
    expect(error.message).toContain('recoverPlusCode');
  });

  it('refuses anything else, without repeating it at length', () => {
    for (const code of ['', '+', 'Tunis', 'FFFFFFFF+FF', 'x'.repeat(10_000), '\uD800', null, 5]) {
      const error = errorOf(() => decodePlusCode(code as string));
      expect(error.code).toBe('INVALID_PLUS_CODE');
      expect(error.message).toContain('not a full plus code');
      expect(error.message.length).toBeLessThan(250);
    }
  });
});

describe('validity', () => {
  it.each([
    ['8FWC2345+G6', true, false, true],
    ['8FWC2345+G6G', true, false, true],
    ['8fwc2345+', true, false, true],
    ['8FWCX400+', true, false, true],
    ['22000000+', true, false, true],
    ['WC2345+G6g', true, true, false],
    ['2345+G6', true, true, false],
    ['45+G6', true, true, false],
    ['+G6', true, true, false],
    ['2345+', true, true, false],
    ['849VGJQF+VX7QR3J', true, false, true],
    ['849VGJQF+VX7QR3JW', true, false, true],
    // Beyond the north pole, and east of the antimeridian.
    ['F2222222+22', true, false, false],
    ['2W222222+22', true, false, false],
    ['CV222222+22', true, false, true],
    ['G+', false, false, false],
    ['+', false, false, false],
    ['', false, false, false],
    ['8FWC2345', false, false, false],
    ['8FWC2345+G', false, false, false],
    ['8FWC2_45+G6', false, false, false],
    ['8FWC2η45+G6', false, false, false],
    ['8FWC2345+G6+', false, false, false],
    ['8FWC2345G6+', false, false, false],
    ['8FWC2300+G6', false, false, false],
    ['8FWC2305+', false, false, false],
    ['8FWC2340+', false, false, false],
    ['8FW00000+', false, false, false],
    ['00000000+', false, false, false],
    ['08FWC234+', false, false, false],
    ['8FWC0000', false, false, false],
    ['WC2300+G6g', false, false, false],
    ['WC2345+G', false, false, false],
    ['WC2300+', false, false, false],
    ['8FW+G6', false, false, false],
    ['849VGJQF+VX7QR3U', false, false, false],
    ['849VGJQF+VX7QR3JU', false, false, false],
  ])('%j is valid %s, short %s, full %s', (code, valid, short, full) => {
    expect([isValidPlusCode(code), isShortPlusCode(code), isFullPlusCode(code)]).toEqual([
      valid,
      short,
      full,
    ]);
  });

  it('is said of any text without throwing, and never short and full at once', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[0-9CFGX+]{0,12}$/)),
        (text) => {
          expect(isShortPlusCode(text) && isFullPlusCode(text)).toBe(false);
          if (isShortPlusCode(text) || isFullPlusCode(text)) expect(isValidPlusCode(text)).toBe(true);
        },
      ),
    );
    for (const value of [null, undefined, 8, {}]) expect(isValidPlusCode(value as string)).toBe(false);
  });

  it('is what the encoder makes', () => {
    fc.assert(
      fc.property(anyPoint, anyLength, (point, length) => {
        expect(isFullPlusCode(encodePlusCode(point, length))).toBe(true);
      }),
    );
  });
});

describe('shortenPlusCode and recoverPlusCode', () => {
  it.each([
    ['8FVC9G8F+6W', 47.373313, 8.537562, '8F+6W'],
    ['8FVC9G8F+6W', 47.339563, 8.556687, '9G8F+6W'],
    ['8FVC9G8F+6W', 38.800562, -9.064937, '8FVC9G8F+6W'],
    ['9C3W9QCJ+2VX', 51.3701125, -1.217765625, '+2VX'],
    ['9C3W9QCJ+2VX', 51.3708675, -1.217765625, 'CJ+2VX'],
    ['9C3W9QCJ+2VX', 51.3701125, -1.217010625, 'CJ+2VX'],
    ['9C3W9QCJ+2VX', 51.3852125, -1.217765625, '9QCJ+2VX'],
    ['8FJFW222+', 42.899, 9.012, '22+'],
    ['8FRCXGRF+PM', 47, 8.55, 'XGRF+PM'],
  ])('shorten %s near %f, %f to %s, and back', (code, lat, lng, short) => {
    expect(shortenPlusCode(code, { lat, lng })).toBe(short);
    expect(recoverPlusCode(short, { lat, lng })).toBe(code);
  });

  it('recovers the nearer of two that are millimetres from equally near', () => {
    expect(recoverPlusCode('+35V2', { lat: 22.933977518806117, lng: 104.95338799817237 })).toBe(
      '7PJ6WXP3+35V2',
    );
  });

  it('recovers next to the poles without leaving the globe', () => {
    expect(recoverPlusCode('2222+22', { lat: 89.6, lng: 0 })).toBe('CFX22222+22');
    expect(recoverPlusCode('XXXXXX+XX', { lat: -81, lng: 0 })).toBe('2CXXXXXX+XX');
  });

  it('shortens and recovers across the antimeridian', () => {
    const code = encodePlusCode({ lat: -16.5, lng: 179.99 });
    const near = { lat: -16.5, lng: -179.99 };
    const short = shortenPlusCode(code, near);
    expect(short).toBe(code.slice(4));
    expect(recoverPlusCode(short, near)).toBe(code);
    const west = encodePlusCode({ lat: -16.5, lng: -179.99 });
    expect(recoverPlusCode(west.slice(4), { lat: -16.5, lng: 179.99 })).toBe(west);
  });

  it('come back to the same code anywhere, the poles and the antimeridian included', () => {
    const anywhere = fc.oneof(
      anyPoint,
      fc.record({ lat: anyLat, lng: fc.constantFrom(-180, 179.9999, 179.5, -179.6) }),
      fc.record({ lat: fc.constantFrom(-90, -89.7, 89.5, 90), lng: anyLng }),
    );
    const offset = fc.double({ min: -0.6, max: 0.6, noNaN: true });
    fc.assert(
      fc.property(anywhere, fc.constantFrom(8, 10, 11, 15), offset, offset, (point, length, lat, lng) => {
        const code = encodePlusCode(point, length);
        const near = { lat: Math.max(-90, Math.min(90, point.lat + lat)), lng: point.lng + lng };
        expect(recoverPlusCode(shortenPlusCode(code, near), near)).toBe(code);
      }),
      { numRuns: 3000 },
    );
  });

  it('keeps as many digits as it is told to', () => {
    const near = { lat: 36.8065, lng: 10.1815 };
    expect(shortenPlusCode('8F8GR54J+JJ', near, { maxRemoved: 4 })).toBe('R54J+JJ');
    expect(shortenPlusCode('8F8GR54J+JJ', near, { maxRemoved: 6 })).toBe('4J+JJ');
  });

  it('leaves digits to recover by in a code of eight', () => {
    const code = encodePlusCode({ lat: 36.8065, lng: 10.1815 }, 8);
    const near = decodePlusCode(code).center;
    expect(shortenPlusCode(code, near)).toBe('4J+');
    expect(recoverPlusCode('4J+', near)).toBe(code);
  });

  it('writes upper case, of a full code that comes back as it is too', () => {
    expect(shortenPlusCode('8f8gr54j+jj', { lat: 36.8065, lng: 10.1815 }, { maxRemoved: 4 })).toBe('R54J+JJ');
    expect(recoverPlusCode('8f8gr54j+jj', { lat: 0, lng: 0 })).toBe('8F8GR54J+JJ');
    expect(shortenPlusCode('8f8gr54j+jj', { lat: 0, lng: 0 })).toBe('8F8GR54J+JJ');
  });

  it('refuses padded, short and malformed codes, and a place that is none', () => {
    const near = { lat: 36, lng: 10 };
    for (const code of ['8F8G0000+', 'R54J+JJ', 'Tunis', '']) {
      expect(errorOf(() => shortenPlusCode(code, near)).code).toBe('INVALID_PLUS_CODE');
    }
    for (const code of ['Tunis', '+', '8F8GR54J', 'W2222222+22']) {
      expect(errorOf(() => recoverPlusCode(code, near)).code).toBe('INVALID_PLUS_CODE');
    }
    expect(errorOf(() => recoverPlusCode('R54J+JJ', { lat: NaN, lng: 1 })).code).toBe('INVALID_POINT');
    expect(errorOf(() => shortenPlusCode('8F8GR54J+JJ', { lat: 1, lng: NaN })).code).toBe('INVALID_POINT');
  });
});

describe('npm open-location-code, where it is right (away from edges, poles and the antimeridian)', () => {
  const inside = fc
    .tuple(fc.integer({ min: -640_000, max: 639_999 }), fc.integer({ min: -1_400_000, max: 1_399_999 }))
    .map(([row, column]) => ({ lat: (row + 0.37) / 8000, lng: (column + 0.61) / 8000 }));

  it('encodes and decodes as we do', () => {
    fc.assert(
      fc.property(inside, fc.constantFrom(4, 6, 8, 10, 11), (point, length) => {
        const code = encodePlusCode(point, length);
        expect(baseline.encode(point.lat, point.lng, length)).toBe(code);
        const theirs = baseline.decode(code);
        const ours = decodePlusCode(code);
        expect(ours.south).toBeCloseTo(theirs.latitudeLo, 9);
        expect(ours.east).toBeCloseTo(theirs.longitudeHi, 9);
      }),
    );
  });

  it('shortens and recovers as we do', () => {
    const offset = fc.double({ min: -0.7, max: 0.7, noNaN: true });
    fc.assert(
      fc.property(inside, offset, offset, (point, lat, lng) => {
        const near = { lat: point.lat + lat, lng: point.lng + lng };
        const code = encodePlusCode(point);
        expect(shortenPlusCode(code, near)).toBe(baseline.shorten(code, near.lat, near.lng));
        expect(recoverPlusCode(code.slice(4), near)).toBe(
          baseline.recoverNearest(code.slice(4), near.lat, near.lng),
        );
      }),
    );
  });
});
