import { beforeAll, describe, expect, it } from 'vitest';
import { createPlaceIndex } from '../createPlaceIndex.ts';
import { loadGazetteer } from '../loadGazetteer.ts';
import type { Gazetteer } from '../types.ts';

describe('a telephone number pasted with an address', () => {
  let gazetteer: Gazetteer;
  beforeAll(async () => {
    gazetteer = await loadGazetteer();
  });

  it.each([
    '12 avenue charles nicolle 1002 tunis tel 22333444',
    '12 avenue charles nicolle, 1002 Tunis\n+216 22 333 444',
    'Tél. : 71 123 456, avenue charles nicolle 1002 tunis',
    'avenue charles nicolle 1002 tunis tél.22333444',
    'avenue charles nicolle 1002 tunis ٢٢٣٣٣٤٤٤',
    '00216 98 76 54 32 avenue charles nicolle 1002 tunis',
  ])('does not hide the street: %s', (query) => {
    expect(gazetteer.search(query)[0]?.name).toBe('Avenue Charles Nicolle');
  });

  it.each(['tel 22333444', '22 333 444', '+216 22 333 444'])('changes no row: %s', (phone) => {
    const rows = (query: string) => gazetteer.search(query).map(({ name }) => name);
    expect(rows(`la marsa 2070 ${phone}`)).toEqual(rows('la marsa 2070'));
    expect(rows(`${phone}, la marsa 2070`)).toEqual(rows('la marsa 2070'));
  });

  it('is none where it is a postal code, or in the name of a place of a list of one’s own', () => {
    expect(gazetteer.search('2070 la marsa')[0]?.postalCode).toBe('2070');
    expect(createPlaceIndex(['Relais 22333444', 'Relais 98765432']).search('98765432')[0]?.name).toBe(
      'Relais 98765432',
    );
  });
});
