import { beforeAll, describe, expect, it } from 'vitest';
import { createPlaceIndex } from '../createPlaceIndex.ts';
import { loadGazetteer } from '../loadGazetteer.ts';
import type { Gazetteer } from '../types.ts';

const region = { delegation: 'Mareth', governorate: 'Gabès', governorateCode: 'TN-81' };
const index = createPlaceIndex([
  { id: 'mareth', name: 'Mareth', type: 'delegation', importance: 0.7, ...region },
  { id: 'zmorten', name: 'Zmorten', importance: 0.2, ...region },
  { id: 'bourguiba', name: 'Avenue Bourguiba', type: 'street', importance: 0.2, ...region },
]);
const ids = (query: string): string[] => index.search(query).map(({ id }) => id);

describe('a quarter named beside its town', () => {
  it.each([
    'zmorten mareth',
    'chez mohamed trabelsi zmorten mareth',
    'zmorten mareth chez mohamed trabelsi',
    '9bal el 7anout zmorten mareth',
    'livraison gratuite zmorten mareth',
    'Karim Bouazizi, Zmorten, Mareth',
  ])('comes before the town, whatever else nobody knows: "%s"', (query) => {
    expect(ids(query).slice(0, 2)).toEqual(['zmorten', 'mareth']);
  });

  it.each(['bank of africa mareth', 'mareth chez karim bouazizi'])(
    'is not made of words that say something else: "%s"',
    (query) => {
      expect(ids(query)[0]).toBe('mareth');
    },
  );
});

describe('a person’s name', () => {
  let gazetteer: Gazetteer;
  beforeAll(async () => {
    gazetteer = await loadGazetteer();
  });
  const labels = (query: string): string[] => gazetteer.search(query).map(({ label }) => label);

  it('is left out before a quarter and its town', () => {
    expect(labels('chez nejib mabrouk cité ennasr mateur')[0]).toBe('Cité Ennasr, Mateur, 7030 Bizerte');
    expect(labels('قدام البريد البسباسية اوتيك')[0]).toBe('El Besbassia, Utique, 7013 Bizerte');
  });

  it('is no governorate, though "MED" is the label of one and short for Mohamed', () => {
    for (const query of ['mohamed', 'mohamed trabelsi', 'chez mohamed chebbi'])
      expect(labels(query).filter((label) => label.startsWith('Médenine'))).toEqual([]);
    expect(labels('med')[0]).toBe('Médenine');
    expect(gazetteer.search('zarzis', { governorate: 'MED' })[0]?.label).toBe('Zarzis, 4170 Médenine');
  });
});
