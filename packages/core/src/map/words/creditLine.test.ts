import { expect, it } from 'vitest';
import { creditLine } from './creditLine.ts';
import { OPENSTREETMAP_TILES } from '../tiles.ts';

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
