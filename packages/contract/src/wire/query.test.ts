import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeQuery, encodeQuery, finderQuery, readQuery, writeQuery } from '../index.ts';

const read = (text: string) => readQuery(encodeQuery, new URLSearchParams(text));

describe('a query string', () => {
  it('gives typed values', () => {
    expect(read('lat=36.8065&lng=-10')).toEqual({ values: { lat: 36.8065, lng: -10 }, issues: [] });
    expect(readQuery(decodeQuery, new URLSearchParams('smartcode=x&activeOnly=true')).values).toEqual({
      smartcode: 'x',
      activeOnly: true,
    });
    expect(readQuery(finderQuery, new URLSearchParams('q=a&types=street,postal')).values).toEqual({
      q: 'a',
      types: ['street', 'postal'],
    });
  });

  it('gives a list in the order sent, with commas or its name repeated, as generated clients send it', () => {
    const list = (text: string) => readQuery(finderQuery, new URLSearchParams(`q=a&${text}`));
    const both = { values: { q: 'a', types: ['street', 'postal', 'code'] }, issues: [] };
    expect(list('types=street&types=postal&types=code')).toEqual(both);
    expect(list('types=street,postal&types=code')).toEqual(both);
    expect(list('types=street&q=b').issues).toEqual([{ name: 'q', problem: 'duplicate' }]);
  });

  it.each([
    '',
    ' ',
    'null',
    'NaN',
    'Infinity',
    '0x1f',
    '1e3',
    ' 5',
    '5 ',
    '+5',
    '.5',
    '5.',
    '--5',
    '٣٦',
    '1,5',
    '0036.8',
    '1234567890123456',
  ])('does not take %j for a number', (text) => {
    const { values, issues } = read(`lat=${encodeURIComponent(text)}&lng=1`);
    expect(values).toEqual({ lng: 1 });
    expect(issues).toEqual([{ name: 'lat', problem: 'not_a_number' }]);
  });

  it('gives any coordinate of Tunisia as the languages of callers write a double, and as databases write decimals', () => {
    const coordinate = fc.double({ min: 7, max: 38, noNaN: true });
    const written = (text: string) => read(`lat=36.8&lng=${text}`);
    fc.assert(
      fc.property(coordinate, (lng) => {
        expect(written(String(lng))).toEqual({ values: { lat: 36.8, lng }, issues: [] });
      }),
      { numRuns: 1_000 },
    );
    expect(written('7.65123456789012345678').values['lng']).toBe(7.651234567890123);
  });

  it('says which parameters are missing, given twice or unknown', () => {
    expect(read('lat=1&lat=2&zoom=3').issues).toEqual([
      { name: 'lat', problem: 'duplicate' },
      { name: 'zoom', problem: 'unknown' },
      { name: 'lng', problem: 'missing' },
    ]);
    expect(readQuery(null, new URLSearchParams('a=1')).issues).toEqual([{ name: 'a', problem: 'unknown' }]);
    expect(read('__proto__=1&lat=1&lng=1').issues).toEqual([{ name: '__proto__', problem: 'unknown' }]);
  });

  it('reads back whatever coordinates were written, to a tenth of a millimetre', () => {
    const coordinate = fc.double({ min: -180, max: 180, noNaN: true });
    fc.assert(
      fc.property(coordinate, coordinate, (lat, lng) => {
        const { values, issues } = readQuery(encodeQuery, writeQuery({ lat, lng, limit: undefined }));
        expect(issues).toEqual([]);
        expect(values['lat']).toBeCloseTo(lat, 9);
        expect(values['lng']).toBeCloseTo(lng, 9);
      }),
    );
  });
});
