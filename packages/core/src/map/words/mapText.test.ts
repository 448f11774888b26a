import { describe, expect, it } from 'vitest';
import { proseOf, creditLine } from './mapText.ts';
import { OPENSTREETMAP_TILES } from '../tiles.ts';

const unbroken = (text: string): string[] =>
  proseOf(text)
    .filter(({ isUnbroken }) => isUnbroken)
    .map((piece) => piece.text);

describe('a sentence about a pin', () => {
  it('keeps address codes on one line, and nothing else', () => {
    expect(unbroken('Vouliez-vous dire 8GR5-4JJJ-29 ou TN-2070-8GR5, à La Marsa-Plage ?')).toEqual([
      '8GR5-4JJJ-29',
      'TN-2070-8GR5,',
    ]);
    expect(unbroken('--12-a-3-')).toEqual(['--12-a-3-']);
    expect(unbroken('Sidi-Bou-Said 2026, rue-12')).toEqual([]);
  });

  it('keeps a number with the word after it, and every letter of the sentence', () => {
    const text = 'à 12 m de l’école, 2070 Tunis, 8GR5-4JJJ-29.';
    const said = proseOf(text)
      .map((piece) => piece.text)
      .join('');
    expect(said).toBe('à 12\u00a0m de l’école, 2070\u00a0Tunis, 8GR5-4JJJ-29.');
  });

  it('is read in one go, however long a label is: from each of its signs to the last it would take two minutes', () => {
    const label = '1'.repeat(400_000);
    expect(proseOf(label)).toEqual([{ text: label, isUnbroken: false }]);
  });
});

const DATA = ['GeoNames (CC BY 4.0); © OpenStreetMap contributors (ODbL)'];

it('credits OpenStreetMap once, under its own tiles too', () => {
  expect(creditLine(DATA, OPENSTREETMAP_TILES, 'en')).toBe(DATA[0]);
  expect(creditLine([], OPENSTREETMAP_TILES, 'en')).toBe('© OpenStreetMap contributors');
});

it('credits other tiles beside the data', () => {
  const tiles = { url: '/{z}/{x}/{y}.png', attribution: 'Tiles by Nobody' };
  expect(creditLine(DATA, tiles, 'en')).toBe(`${DATA[0]} · Tiles by Nobody`);
});

it('names nobody before the data is there', () => expect(creditLine([], null, 'fr')).toBe(''));
