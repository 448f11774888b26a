import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { errorOf } from '../../test-support/errorOf.ts';
import {
  decodePlusCode,
  decodeSmartCode,
  distanceMeters,
  encodePlusCode,
  encodeSmartCode,
  governorateLabels,
  parseSmartCode,
} from '../index.ts';
import type { SmartCodeFormat } from '../index.ts';

const GRAMMAR = {
  A: /^[2-9][9CFGH][23456789CFGHJMPQRVWX]{2}-[23456789CFGHJMPQRVWX]{4}-[23456789CFGHJMPQRVWX]{2}$/,
  B: /^TN[0-6][0-3]\d{2}-\d{3}-\d{4}$/,
} as const;
const PLUS_DIGITS = { A: 11, B: 10 } as const;
const formats: readonly SmartCodeFormat[] = ['A', 'B'];
const anyFormat = fc.constantFrom(...formats);
const inGrid = fc.record({
  lat: fc.double({ min: 30, max: 37.999999, noNaN: true }),
  lng: fc.double({ min: 7, max: 11.999999, noNaN: true }),
});

describe('encodeSmartCode', () => {
  it('gives the worked examples', () => {
    expect(encodeSmartCode({ lat: 36.8065, lng: 10.1815 }, 'A')).toBe('8GR5-4JJJ-29');
    expect(encodeSmartCode({ lat: 36.8065, lng: 10.1815 }, 'B')).toBe('TN5245-445-5222');
  });

  it('gives canonical codes that are the plus code of the same cell', () => {
    fc.assert(
      fc.property(inGrid, anyFormat, (point, format) => {
        const code = encodeSmartCode(point, format);
        const plusCode = encodePlusCode(point, PLUS_DIGITS[format]);
        const cell = decodePlusCode(plusCode);
        expect(code).toMatch(GRAMMAR[format]);
        expect(decodeSmartCode(code)).toEqual({
          format,
          code,
          plusCode,
          south: cell.south,
          west: cell.west,
          north: cell.north,
          east: cell.east,
          center: cell.center,
        });
      }),
      { numRuns: 2000 },
    );
  });

  it('names the row and column of code B by its digits, in exact arithmetic', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 63_999 }), fc.integer({ min: 0, max: 39_999 }), (row, column) => {
        const code = encodeSmartCode({ lat: 30 + row / 8000, lng: 7 + column / 8000 }, 'B');
        const digits = code.replace(/\D/g, '');
        const every = (from: number): string =>
          Array.from(digits.slice(0, 10))
            .filter((_, index) => index % 2 === from)
            .join('');
        expect([Number(every(0)), Number(every(1))]).toEqual([row, column]);
      }),
      { numRuns: 2000 },
    );
  });

  it('covers the whole box and nothing beyond it, for both formats', () => {
    for (const format of formats) {
      expect(decodeSmartCode(encodeSmartCode({ lat: 30, lng: 7 }, format))).toMatchObject({
        south: 30,
        west: 7,
      });
      const last = decodeSmartCode(encodeSmartCode({ lat: 37.9999999, lng: 11.9999999 }, format));
      expect([last.north, last.east]).toEqual([38, 12]);
      for (const point of [
        { lat: 38, lng: 10 },
        { lat: 29.9999999, lng: 10 },
        { lat: 36, lng: 12 },
        { lat: 36, lng: 6.9999999 },
        { lat: 10.1815, lng: 36.8065 },
        { lat: 36, lng: 370 },
        { lat: 91, lng: 10 },
      ]) {
        const error = errorOf(() => encodeSmartCode(point, format));
        expect(error.code).toBe('OUT_OF_GRID');
        expect(error.message).toMatch(/30 to 38 degrees north/);
      }
    }
  });

  it('refuses what is no point and no format', () => {
    expect(errorOf(() => encodeSmartCode({ lat: NaN, lng: 10 }, 'A')).code).toBe('INVALID_POINT');
    const text: unknown = '36';
    expect(errorOf(() => encodeSmartCode({ lat: text as number, lng: 10 }, 'B')).code).toBe('INVALID_POINT');
    expect(errorOf(() => encodeSmartCode({ lat: 36, lng: 10 }, 'C' as SmartCodeFormat)).code).toBe(
      'INVALID_FORMAT',
    );
  });
});

describe('decodeSmartCode', () => {
  it('is undone by encoding any point of the cell: centre, corner, and just inside the far edges', () => {
    fc.assert(
      fc.property(inGrid, anyFormat, (point, format) => {
        const code = encodeSmartCode(point, format);
        const { south, west, north, east, center } = decodeSmartCode(code);
        expect(encodeSmartCode(center, format)).toBe(code);
        expect(encodeSmartCode({ lat: south, lng: west }, format)).toBe(code);
        expect(encodeSmartCode({ lat: north - 1e-9, lng: east - 1e-9 }, format)).toBe(code);
      }),
      { numRuns: 2000 },
    );
  });

  it('is undone by encoding for rows and columns all over both grids, edges included', () => {
    const wrong: string[] = [];
    // It shares no factor with the number of symbols: every symbol is met in every place.
    const step = 7;
    const check = (lat: number, lng: number, format: SmartCodeFormat): void => {
      const code = encodeSmartCode({ lat, lng }, format);
      const cell = decodeSmartCode(code);
      if (cell.south !== lat || cell.west !== lng || encodeSmartCode(cell.center, format) !== code) {
        wrong.push(code);
      }
    };
    const upTo = (count: number): number[] => [
      ...Array.from({ length: Math.ceil(count / step) }, (_, at) => at * step),
      count - 1,
    ];
    for (const row of upTo(8 * 40_000)) check((30 * 40_000 + row) / 40_000, 9.5, 'A');
    for (const column of upTo(5 * 32_000)) check(36.75, (7 * 32_000 + column) / 32_000, 'A');
    for (const row of upTo(64_000)) check((240_000 + row) / 8000, 9.5, 'B');
    for (const column of upTo(40_000)) check(36.75, (56_000 + column) / 8000, 'B');
    expect(wrong).toEqual([]);
  });

  it('gives cells of the promised size', () => {
    for (const lat of [30.3, 33.9, 37.5]) {
      const a = decodeSmartCode(encodeSmartCode({ lat, lng: 10 }, 'A'));
      const b = decodeSmartCode(encodeSmartCode({ lat, lng: 10 }, 'B'));
      const height = (cell: typeof a): number =>
        distanceMeters({ lat: cell.south, lng: cell.west }, { lat: cell.north, lng: cell.west });
      const toCorner = (cell: typeof a): number =>
        distanceMeters(cell.center, { lat: cell.south, lng: cell.west });
      expect(height(a)).toBeCloseTo(2.78, 2);
      expect(height(b)).toBeCloseTo(13.9, 1);
      expect(toCorner(a)).toBeLessThan(2.1);
      expect(toCorner(b)).toBeLessThan(9.2);
    }
  });

  it('reads what the parser reads', () => {
    expect(decodeSmartCode('tun 8gr5.4jjj.29')).toEqual(decodeSmartCode('8GR5-4JJJ-29'));
    expect(decodeSmartCode('tn٥٢٤٥ ٤٤٥ ٥٢٢٢').code).toBe('TN5245-445-5222');
  });

  it.each([
    ['8GR5-4JJJ-2', 'BAD_LENGTH'],
    ['8GR5-4JJJ-2O', 'BAD_CHARACTER'],
    ['8GR5-4JJJ-28', 'CHECKSUM_MISMATCH'],
    ['', 'BAD_LENGTH'],
    ['TN5245-445-5223', 'CHECKSUM_MISMATCH'],
  ])('refuses %j with the reason %s and a cure', (code, reason) => {
    const error = errorOf(() => decodeSmartCode(code));
    expect(error).toMatchObject({ name: 'LocationCodeError', code: 'INVALID_SMART_CODE', reason });
    expect(error.message).toContain('is not an address code');
  });

  it('refuses what is no text', () => {
    const notTexts: readonly unknown[] = [null, undefined, 5, {}];
    for (const value of notTexts) {
      expect(errorOf(() => decodeSmartCode(value as string)).code).toBe('INVALID_SMART_CODE');
    }
  });
});

describe('governorateLabels', () => {
  it('has a different label for each of the 24, which the parser takes in front of a code', () => {
    const labels = Object.values(governorateLabels);
    expect(new Set(labels).size).toBe(24);
    for (const label of labels) {
      expect(parseSmartCode(`${label} 8GR5-4JJJ-29`)).toMatchObject({ ok: true, code: '8GR5-4JJJ-29' });
      expect(parseSmartCode(`${label.toLowerCase()}-TN5245-445-5222`)).toMatchObject({ ok: true });
    }
  });
});
