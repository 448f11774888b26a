import { beforeAll, describe, expect, it } from 'vitest';
import { createPlaceIndex, type PlaceIndex, type PlaceInput } from '../createPlaceIndex.ts';

const SYLLABLES = ['ba', 'sou', 'ke', 'ri', 'ma', 'zi', 'nou', 'tar', 'gha', 'mi', 'rou', 'ja'];
const GOVERNORATES = ['Tunis', 'Sfax', 'Sousse', 'Gabès'];

/** A name of its own for each number: its digits as syllables. */
function nameOf(number: number): string {
  const word = [...String(number).padStart(5, '0')].map((digit) => SYLLABLES[Number(digit)]).join('');
  return `Point relais ${word[0]?.toUpperCase()}${word.slice(1)}`;
}

const COUNT = 12_000;
const places = Array.from({ length: COUNT }, (_, i): PlaceInput => ({
  name: nameOf(i),
  governorate: GOVERNORATES[i % GOVERNORATES.length] ?? '',
  governorateCode: `TN-${i % GOVERNORATES.length}`,
  location: { lat: 33 + (i % 400) / 100, lng: 8 + Math.floor(i / 400) / 10 },
  importance: i === 7_777 ? 1 : 0,
}));

describe('a list of thousands of places that all begin alike', () => {
  let index: PlaceIndex;
  beforeAll(() => {
    index = createPlaceIndex([...places, { name: 'Poste de Sfax' }]);
  });
  const asked = [3, 4_096, 7_001, COUNT - 1];

  it.each(asked)('finds number %i by its name, by the beginning of it, and misspelt', (number) => {
    const name = nameOf(number);
    const slipped = name.replace('Point', 'Pont').replace('relais', 'relai');
    for (const query of [name, name.slice(0, -1), slipped, name.replaceAll(' ', '')])
      expect(index.search(query).map((match) => match.name)).toContain(name);
    expect(index.search(name)[0]?.name).toBe(name);
  });

  it.each(['p', 'poi', 'point', 'point r', 'point relais', 'pont relais', 'relais', 'pointrelais'])(
    'has the one that most people look for first: %s',
    (query) => {
      expect(index.search(query)[0]?.name).toBe(nameOf(7_777));
    },
  );

  it('has those that are as good as each other in the order of the list', () => {
    const [, ...others] = index.search('point relais', { limit: 20 });
    expect(others.map(({ id }) => Number(id))).toEqual(others.map((_, i) => i));
  });

  it.each(['poi', 'point relais', 'relais'])('has the nearest first: %s', (query) => {
    const { lat = 0, lng = 0 } = places[9_123]?.location ?? {};
    const [first] = index.search(query, { near: { lat: lat + 0.001, lng } });
    expect(first?.name).toBe(nameOf(9_123));
    const elsewhere = index.search(query, { near: { lat: 33, lng: 8 } });
    expect(elsewhere[0]?.name).toBe(nameOf(0));
  });

  it.each(['poi', 'point relais', 'pont relais'])('keeps to a filter: %s', (query) => {
    for (const governorate of ['TN-1', 'TN-3', 'TN-2']) {
      const found = index.search(query, { governorate, limit: 20 });
      expect(found).toHaveLength(20);
      for (const match of found) expect(match.governorateCode).toBe(governorate);
    }
  });

  it('has those of a region named beside the words that all have', () => {
    for (const query of ['point relais gabes', 'relais gabès', 'pont relais gabes']) {
      for (const match of index.search(query)) expect(match.governorateCode).toBe('TN-3');
      expect(index.search(query)).toHaveLength(5);
    }
  });

  it('still has the one place of another name', () => {
    expect(index.search('poste')[0]?.name).toBe('Poste de Sfax');
  });
});
