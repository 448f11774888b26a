import { describe, expect, it } from 'vitest';
import { areAlike, officialName } from './alike.ts';
import type { GeoRow } from '../facts.ts';
import type { Town } from '../places/mergeTowns.ts';

const geoRow = (isSector: boolean, name: string, nameAr = '', population = 0): GeoRow => ({
  id: '1',
  isSector,
  name,
  nameAr,
  delegationCode: '1151',
  population,
  location: { lat: 36, lng: 10 },
});
const town = (...geo: GeoRow[]): Town => ({
  delegationCode: '1151',
  geo,
  postal: undefined,
  otherPostal: [],
  heads: undefined,
});
const sector = (name: string, nameAr = ''): Town => town(geoRow(true, name, nameAr));
const village = (name: string, nameAr = ''): Town => town(geoRow(false, name, nameAr));

describe('a village and a sector are one by their names', () => {
  it.each([
    ['Ghidmah', 'Gueidma'],
    ['Fondouk Jedid', 'Fondouk Djedid'],
    ['Ksar Mrabtine', 'Ksar El Mourabitine'],
    ['Oued Zarga', 'Oued Ezzargua'],
    ['Cité Ibnou Arafa', 'Cité Ibn Arafa'],
    ['Cité El Jaouhara', 'Jawhara'],
    ['Ennasr I', 'Cité Ennasr 1'],
    ['Hbabsa Sud', 'Hebabsa Sud'],
  ])('spelt %s and %s', (one, other) => {
    expect(areAlike(village(one), sector(other))).toBe(true);
  });

  it.each([
    // A number, a side or a letter tells quarters apart.
    ['Ennasr I', 'Ennasr 2'],
    ['Ennour Est', 'Ennour Ouest'],
    ['El Menzah IX A', 'El Menzah IX B'],
    ['25 Juillet', '26 Juillet'],
    // Other words of the same consonants.
    ['El Bousten', 'El Bassatine'],
    ['Metameur', 'Oum Ettamar'],
    ['Nafed', 'Enfidha'],
    ['El Korbi', 'El Kharrouba'],
  ])('but not %s and %s', (one, other) => {
    expect(areAlike(village(one), sector(other))).toBe(false);
  });

  it('the same in Arabic, however they are in Latin letters; other in Arabic, and they are two', () => {
    expect(areAlike(village('Cité des Oliviers', 'حي الزياتين'), sector('Ezzayatine', 'الزياتين'))).toBe(
      true,
    );
    expect(areAlike(village('Essaidia', 'السعيدية'), sector('Es-Saada', 'السعادة'))).toBe(false);
    expect(areAlike(village('Essaidia', 'السعيدية'), sector('Essaidia', 'السعادة'))).toBe(false);
  });
});

it('two villages of GeoNames have to be spelt nearer than a village and a sector', () => {
  expect(areAlike(village('Sombat'), village('Sembat'))).toBe(true);
  expect(areAlike(village('Aousja'), village('Aousdja'))).toBe(true);
  expect(areAlike(village('Cité Ennakhla'), village('Cité Ennakhil'))).toBe(false);
  expect(areAlike(village('Ksiba'), village('La Kasbah'))).toBe(false);
  expect(areAlike(village('Dar el Haj Ali'), village('Dar el Haj Aleya'))).toBe(false);
});

it('two sectors are two places', () => {
  expect(areAlike(sector('Bechri', 'بشري'), sector('Bechri', 'بشري'))).toBe(false);
});

it('a village without known people goes by its sector’s name, which has its Arabic beside it', () => {
  const ghazala = geoRow(true, 'El Ghazala', 'الغزالة');
  expect(officialName([geoRow(false, 'La Gazelle'), ghazala])).toBe('El Ghazala');
  expect(officialName([geoRow(false, 'La Gazelle', '', 3000), ghazala])).toBe('La Gazelle');
  expect(officialName([geoRow(false, 'Cité El Ghazala'), ghazala])).toBe('Cité El Ghazala');
  expect(officialName([geoRow(false, 'El Ghazela'), ghazala])).toBe('El Ghazela');
});
