import { describe, expect, it } from 'vitest';
import { corrected, type Correction } from './corrected.ts';

const columns = ['geonames_id', 'name', 'name_ar', 'lat', 'lng'] as const;
const rows = [
  { geonames_id: '1', name: 'Rue A', name_ar: 'نهج ا', lat: '36.1', lng: '10.1' },
  { geonames_id: '2', name: 'Rue A', name_ar: '', lat: '36.2', lng: '10.1' },
];
const by = (...corrections: readonly Omit<Correction, 'table'>[]) =>
  corrected(
    'streets',
    rows,
    columns,
    (row) => row.geonames_id,
    corrections.map((one) => ({ ...one, table: 'streets' })),
  );

describe('corrections.csv', () => {
  it('corrects any field of the row it names: a name, an Arabic name, a coordinate', () => {
    const put = by(
      { id: '2', given: 'Rue A', corrected: 'Rue B' },
      { id: '1', given: 'نهج ا', corrected: 'نهج ب' },
      { id: '1', given: '36.1', corrected: '36.9' },
    );
    expect(put).toEqual([
      { ...rows[0], name_ar: 'نهج ب', lat: '36.9' },
      { ...rows[1], name: 'Rue B' },
    ]);
  });

  it('leaves a row out by an empty correction', () => {
    expect(by({ id: '1', given: 'Rue A', corrected: '' })).toEqual([rows[1]]);
  });

  it.each([
    ['says something else by now', { id: '1', given: 'Rue C', corrected: 'Rue D' }],
    ['is gone', { id: '3', given: 'Rue A', corrected: 'Rue D' }],
    ['is gone, though it should be', { id: '3', given: 'Rue A', corrected: '' }],
  ])('is refused where the row %s', (_, correction) => {
    expect(() => by(correction)).toThrow(`"${correction.given}" of ${correction.id}, which streets.csv`);
  });

  it('is refused for a table that nobody reads', () => {
    const stray = { table: 'street', id: '1', given: 'Rue A', corrected: 'Rue B' };
    expect(() => corrected('places', [], columns, () => '', [stray])).toThrow('the table "street"');
  });
});
