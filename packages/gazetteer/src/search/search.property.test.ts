import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadGazetteer } from '../loadGazetteer.ts';
import type { Gazetteer, SearchOptions } from '../types.ts';

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({
    unit: fc.constantFrom(
      ..."abdehiklmnorstuy éàç-'’.,0123456789صفاقسيودةأإ ـ\u064B\u200F\u202E\u0301\uD800\uDC00\uFEFB",
    ),
    maxLength: 40,
  }),
  fc.constantFrom(
    ' ',
    '   ',
    '...',
    '\u0301\u0301',
    '\uD83D',
    '😀',
    '﷽',
    'a'.repeat(10_000),
    'é '.repeat(5_000),
    'قابس'.repeat(2_500),
    '\u202E'.repeat(10_000),
  ),
);

const anyOptions: fc.Arbitrary<SearchOptions> = fc.record(
  {
    limit: fc.oneof(fc.integer({ min: -5, max: 40 }), fc.constant(Number.NaN)),
    lang: fc.constantFrom('fr', 'ar', 'en'),
    near: fc.record({ lat: fc.double({ min: -90, max: 90 }), lng: fc.double({ min: -180, max: 180 }) }),
    governorate: fc.constantFrom('TN-11', 'SFX', 'Sousse', 'قابس', 'nowhere', ''),
    postal: fc.constantFrom('2', '20', '2070', 'x', ''),
    radius: fc.double({ min: 0, max: 1e6 }),
  },
  { requiredKeys: [] },
);

describe('search, whatever is typed', () => {
  let gazetteer: Gazetteer;
  beforeAll(async () => {
    gazetteer = await loadGazetteer();
  });

  it('never throws, keeps to the limit, and gives the same answer twice', () => {
    fc.assert(
      fc.property(anyText, anyOptions, (query, options) => {
        const first = gazetteer.search(query, options);
        const limit = Number.isFinite(options.limit) ? Math.max(1, Math.min(20, options.limit ?? 5)) : 5;
        expect(first.length).toBeLessThanOrEqual(limit);
        gazetteer.search('sousse');
        expect(gazetteer.search(query, options)).toEqual(first);
      }),
      { numRuns: 150 },
    );
  });

  it('marks ranges that lie in the label, in order and apart', () => {
    fc.assert(
      fc.property(anyText, anyOptions, (query, options) => {
        for (const { label, highlight } of gazetteer.search(query, options)) {
          let last = 0;
          for (const [start, end] of highlight) {
            expect(start).toBeGreaterThanOrEqual(last);
            expect(end).toBeGreaterThan(start);
            last = end;
          }
          expect(last).toBeLessThanOrEqual(label.length);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('lists no place twice, best score first', () => {
    fc.assert(
      fc.property(anyText, (query) => {
        const matches = gazetteer.search(query, { limit: 20 });
        expect(new Set(matches.map(({ id }) => id)).size).toBe(matches.length);
        const scores = matches.map(({ score }) => score);
        expect(scores).toEqual(scores.toSorted((a, b) => b - a));
        for (const score of scores) expect(score).toBeGreaterThanOrEqual(0);
        for (const score of scores) expect(score).toBeLessThanOrEqual(1);
      }),
      { numRuns: 150 },
    );
  });
});
