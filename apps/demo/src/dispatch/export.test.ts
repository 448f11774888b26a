import { describe, expect, it } from 'vitest';
import { DISPATCH } from '../i18n/dispatch.ts';
import { remarkOf, stateOf } from './words.ts';
import type { Outcome } from './run/run.types.ts';
import { parseCsv } from './table/readTable.ts';
import { exportCsv, exportGeoJson } from './export.ts';

const found: Outcome = {
  kind: 'found',
  lat: 36.8782,
  lng: 10.3247,
  label: 'La Marsa, 2070 Tunis',
  codeA: '8GR5-4JJJ-29',
  codeB: 'TN5245-445-5222',
  plusCode: '8F8GR54J+JJ2',
  postalCode: '2070',
  accuracy: 'locality',
  remarks: ['coarse'],
};
const outcomes: readonly (Outcome | undefined)[] = [
  found,
  { kind: 'rejected', reason: 'notFound', detail: '' },
  undefined,
];
const rows = [
  { number: 2, cells: ['A;1', '=HYPERLINK("http://x")', '-3.5'] },
  { number: 4, cells: ['B', '@SUM(1)', '+216 98 123 456'] },
  { number: 5, cells: ['C'] },
];
const titles = ['ref', 'note', 'n'];

describe('what comes out', () => {
  const t = DISPATCH.en;
  const words = { headers: t.csv, stateOf: stateOf(t), reasonOf: remarkOf(t) };
  const csv = [...exportCsv(titles, rows, outcomes, words)].join('');

  it('is a CSV that Excel opens in UTF-8, with every row and its state', () => {
    expect(csv.startsWith('\uFEFF')).toBe(true);
    const [head, first, second, third] = parseCsv(csv.slice(1)).map(({ cells }) => cells);
    expect(head?.slice(0, 6)).toEqual(['ref', 'note', 'n', 'row', 'state', 'remark']);
    expect(first?.slice(3, 9)).toEqual([
      '2',
      'to check',
      'the point is not that of the door',
      '36.8782',
      '10.3247',
      'La Marsa, 2070 Tunis',
    ]);
    expect(first?.[0]).toBe('A;1');
    expect(second?.slice(3, 6)).toEqual(['4', 'rejected', 'No place of this name.']);
    expect(third?.slice(3, 5)).toEqual(['5', 'not sent']);
  });

  it('runs nothing in a spreadsheet, and leaves numbers alone', () => {
    expect(csv).toContain(`'=HYPERLINK`);
    expect(csv).toContain(`'@SUM(1)`);
    expect(csv).toContain(`'+216 98 123 456`);
    expect(csv).toContain(',-3.5,');
  });

  it('is GeoJSON of the found rows, longitude first', () => {
    const { features } = JSON.parse([...exportGeoJson(titles, rows, outcomes)].join(''));
    expect(features).toHaveLength(1);
    expect(features[0]).toMatchObject({
      geometry: { type: 'Point', coordinates: [10.3247, 36.8782] },
      properties: { ref: 'A;1', codeA: '8GR5-4JJJ-29' },
    });
  });

  it('has every row of a long table once, in its order', () => {
    const many = Array.from({ length: 2_500 }, (_, n) => ({ number: n + 1, cells: [String(n)] }));
    const all = many.map(() => outcomes[0]);
    const lines = parseCsv([...exportCsv(['n'], many, all, words)].join('').slice(1));
    expect(lines.slice(1).map(({ cells }) => cells[0])).toEqual(many.map(({ cells }) => cells[0]));
    const { features } = JSON.parse([...exportGeoJson(['n'], many, all)].join(''));
    expect(features.map(({ id }: { id: number }) => id)).toEqual(many.map(({ number }) => number));
  });
});
