import { describe, expect, it } from 'vitest';
import { corrected, type Correction } from './corrected.ts';

const columns = ['geonames_id', 'name', 'name_ar', 'alternate_names', 'lat', 'lng'] as const;
const rows = [
  { geonames_id: '1', name: 'Rue A', name_ar: 'نهج ا', alternate_names: '', lat: '36.1', lng: '10.1' },
  { geonames_id: '2', name: 'Rue A', name_ar: '', alternate_names: '', lat: '36.2', lng: '10.1' },
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
  it('corrects one column of the row it names: a name, an Arabic name, a coordinate', () => {
    const put = by(
      { id: '2', column: 'name', given: 'Rue A', corrected: 'Rue B' },
      { id: '1', column: 'name_ar', given: 'نهج ا', corrected: 'نهج ب' },
      { id: '1', column: 'lat', given: '36.1', corrected: '36.9' },
    );
    expect(put).toEqual([
      { ...rows[0], name_ar: 'نهج ب', lat: '36.9' },
      { ...rows[1], name: 'Rue B' },
    ]);
  });

  it('fills what is empty, and no other column that is', () => {
    expect(by({ id: '2', column: 'name_ar', given: '', corrected: 'نهج ا' })[1]).toEqual({
      ...rows[1],
      name_ar: 'نهج ا',
    });
  });

  it('leaves a row out by an empty correction of its name', () => {
    expect(by({ id: '1', column: 'name', given: 'Rue A', corrected: '' })).toEqual([rows[1]]);
  });

  it('empties an Arabic name that is wrong, and leaves the row', () => {
    expect(by({ id: '1', column: 'name_ar', given: 'نهج ا', corrected: '' })).toEqual([
      { ...rows[0], name_ar: '' },
      rows[1],
    ]);
  });

  it('finds a row twice by the id that its source gives, though the first line corrects that', () => {
    const put = by(
      { id: '1', column: 'geonames_id', given: '1', corrected: '7' },
      { id: '1', column: 'name', given: 'Rue A', corrected: 'Rue B' },
    );
    expect(put[0]).toEqual({ ...rows[0], geonames_id: '7', name: 'Rue B' });
  });

  it.each([
    ['says something else by now', 'Rue C', '1', 'name', 'which says "Rue A"'],
    ['is gone', 'Rue A', '3', 'name', 'which has no such row'],
    ['has no such column', 'Rue A', '1', 'nom', 'the build reads the columns geonames_id, name, name_ar'],
  ])('is refused where the row %s', (_, given, id, column, why) => {
    for (const correction of ['Rue D', ''])
      expect(() => by({ id, column, given, corrected: correction })).toThrow(why);
  });

  it('is refused for a table that nobody reads', () => {
    const stray = { table: 'street', id: '1', column: 'name', given: 'Rue A', corrected: 'Rue B' };
    expect(() => corrected('places', [], columns, () => '', [stray])).toThrow('the table "street"');
  });
});
