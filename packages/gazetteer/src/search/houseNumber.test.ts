import { describe, expect, it } from 'vitest';
import { loadGazetteer } from '../loadGazetteer.ts';

const gazetteer = await loadGazetteer();
await gazetteer.complete;

/** The first answers, by name and delegation. */
const found = (query: string) =>
  gazetteer.search(query, { limit: 3 }).map(({ name, delegation }) => `${name}, ${delegation}`);

// The street lies at the edge of Hammam Sousse, in the area of Sousse Médina, whose postal code is another.
const STREET = 'Rue Ibn el Ghazi, Sousse Médina';

describe('a street beside the neighbouring town', () => {
  it.each([
    'rue ibn el ghazi n°17 hammam sousse',
    'rue ibn el ghazi n 17 hammam sousse',
    'rue ibn el ghazi no 17, hammam sousse',
    'hammam sousse rue ibn el ghazi n° 17',
    'hammam sousse, rue ibn el ghazi N°17',
  ])('is found with its house number: %s', (query) => {
    expect(found(query)[0]).toBe(STREET);
  });

  it.each([
    '17 rue ibn el ghazi 4011 hammam sousse',
    '17 rue ibn el ghazi, hammam sousse 4011',
    'Chez Hichem\n17 Rue Ibn el Ghazi\n4011 Hammam Sousse\n+216 22 345 678',
  ])('is found with its house number and the postal code of that town: %s', (query) => {
    expect(found(query)[0]).toBe(STREET);
  });

  it('comes after a street of that name in the town of the postal code', () => {
    expect(found('7 rue el andalib 7000 bizerte')[0]).toBe('Rue el Andalib, Bizerte Nord');
  });
});

describe('a number after "n°"', () => {
  it.each([
    ['el menzah n°6', 'El Menzah 6, Ariana Ville'],
    ['mourouj n 3', 'El Mourouj 3, El Mourouj'],
    ['ezzouhour no 4 tunis', 'Ezzouhour 4, Ezzouhour'],
  ])('is a quarter’s where it has one: %s', (query, quarter) => {
    expect(found(query)[0]).toBe(quarter);
  });
});
