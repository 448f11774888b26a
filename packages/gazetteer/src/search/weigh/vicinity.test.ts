import { distanceMeters } from '@smart-address/codes';
import { beforeAll, describe, expect, it } from 'vitest';
import { createPlaceIndex } from '../../createPlaceIndex.ts';
import { loadGazetteer } from '../../loadGazetteer.ts';
import type { Gazetteer, Place } from '../../types.ts';

const quarter = (name: string, lat: number) => ({ name, location: { lat, lng: 10 } });
const street = (id: string, name: string, lat: number) => ({
  id,
  name,
  type: 'street' as const,
  location: { lat, lng: 10 },
});

describe('a street and the quarter it is in', () => {
  const index = createPlaceIndex([
    quarter('Cité Ennour', 36),
    quarter('Cité Ennour 2', 36.5),
    quarter('El Amel', 35),
    street('rome-ennour', 'Rue de Rome', 36.005),
    street('rome-ennour-2', 'Rue de Rome', 36.505),
    street('rome-amel', 'Rue de Rome', 35.005),
    street('ennour', 'Rue Ennour', 35.01),
    street('thym', 'Avenue du Thym', 36.3),
  ]);
  const found = (query: string) => index.search(query)[0]?.id;

  it.each([
    ['rue de rome cite ennour', 'rome-ennour'],
    ['12 rue de rome, cité ennour', 'rome-ennour'],
    ['12 rue de rome cite ennour 2', 'rome-ennour-2'],
    ['rue de rome el amel', 'rome-amel'],
    ['cite ennour rue de rome', 'rome-ennour'],
    ['rue de rome hay ennour', 'rome-ennour'],
    ['rue de rome cite enno', 'rome-ennour'],
    ['rue de rmoe cite enour', 'rome-ennour'],
  ])('"%s"', (query, id) => {
    expect(found(query)).toBe(id);
  });

  it('is the street that "rue" stands before, not one that is called as the quarter', () => {
    expect(found('rue de rome ennour')).toBe('rome-ennour');
    expect(found('rue ennour el amel')).toBe('ennour');
  });

  it('stands back where only quarters, or places elsewhere, are asked for', () => {
    const query = 'rue de rome cite ennour';
    const types = index.search(query, { types: ['locality'] }).map(({ type }) => type);
    expect(new Set(types)).toEqual(new Set(['locality']));
    const around = { near: { lat: 35, lng: 10 }, radius: 5_000 };
    expect(index.search(query, around).map(({ id }) => id)).not.toContain('rome-ennour');
  });

  it('a quarter of some of the words does not bring a street into a town that it is not in', () => {
    const towns = createPlaceIndex([
      { name: 'Korba', type: 'delegation', delegation: 'Korba', governorate: 'Nabeul' },
      { ...quarter('Bourguiba', 36), delegation: 'Le Bardo', governorate: 'Tunis' },
      { ...street('exact', 'Avenue Habib Bourguiba', 36.001), delegation: 'Le Bardo', governorate: 'Tunis' },
      { ...street('other', 'Avenue Habib Bougatfa', 36.001), delegation: 'Le Bardo', governorate: 'Tunis' },
    ]);
    const ids = towns.search('avenue habib bourguiba korba').map(({ id }) => id);
    expect(ids.filter((id) => id === 'exact' || id === 'other')[0]).toBe('exact');
  });

  it('a quarter kilometres away says nothing about a street', () => {
    const [first] = index.search('avenue du thym cite ennour');
    const [alone] = index.search('avenue du thym');
    expect(alone?.id).toBe('thym');
    expect(first?.id === 'thym' && first.score >= (alone?.score ?? 0)).toBe(false);
  });
});

describe('a street that is not in the town named', () => {
  const index = createPlaceIndex([
    { name: 'La Marsa', type: 'delegation', delegation: 'La Marsa', governorate: 'Tunis' },
    { name: 'Le Bardo', type: 'delegation', delegation: 'Le Bardo', governorate: 'Tunis' },
    { name: 'Rue des Orangers', type: 'street', delegation: 'Le Bardo', governorate: 'Tunis' },
  ]);
  const names = (query: string) => index.search(query).map(({ name }) => name);

  it('comes after the town', () => {
    expect(names('12 rue des orangers la marsa').slice(0, 2)).toEqual(['La Marsa', 'Rue des Orangers']);
    expect(names('12 rue des orangers le bardo')[0]).toBe('Rue des Orangers');
    expect(names('rue des orangers')[0]).toBe('Rue des Orangers');
  });
});

describe('the streets of the gazetteer', () => {
  let gazetteer: Gazetteer;
  let streets: Place[];
  let quarters: Place[];
  beforeAll(async () => {
    gazetteer = await loadGazetteer();
    await gazetteer.complete;
    const country = { south: 30, west: 7, north: 38, east: 12 };
    const all = (types: readonly ('street' | 'locality')[]) =>
      gazetteer.within(country, { types, limit: 20_000 });
    streets = all(['street']);
    quarters = all(['locality']).filter(({ accuracy }) => accuracy === 'locality');
  });

  it('are found with a house number and the quarter next to them, nine times in ten first of all', () => {
    const asked = streets.filter((_, i) => i % 17 === 0);
    let first = 0;
    let among = 0;
    for (const { id, name, location } of asked) {
      const [nearest] = quarters
        .map((place) => ({ name: place.name, meters: distanceMeters(place.location, location) }))
        .sort((a, b) => a.meters - b.meters);
      const found = gazetteer.search(`12 ${name} ${nearest?.name}`);
      if (found[0]?.id === id) first += 1;
      if (found.some((place) => place.id === id)) among += 1;
    }
    expect(asked.length).toBeGreaterThan(100);
    expect(first / asked.length).toBeGreaterThan(0.9);
    expect(among / asked.length).toBeGreaterThan(0.96);
  });

  it.each([
    ['rue haffouz, sfax', 'Sfax'],
    ['rue remada sfax', 'Sfax'],
    ['rue haffouz kairouan', 'Haffouz'],
  ])('"%s": a town named after "rue" is meant where it lies in the one named beside it', (query, name) => {
    expect(gazetteer.search(query)[0]?.name).toBe(name);
  });

  it.each([
    ['rue du lac huron 1053 tunis', '1053'],
    ['rue inconnue, 4000 sousse', '4000'],
    ['rue inconnue 8000 nabeul', '8000'],
  ])('"%s": a postal code is no part of the name of a street that nobody knows', (query, postalCode) => {
    expect(gazetteer.search(query)[0]?.postalCode).toBe(postalCode);
    const year = gazetteer.search('rue inconnue 1938 tunis');
    expect(year[0]?.name).toBe('Tunis');
  });
});
