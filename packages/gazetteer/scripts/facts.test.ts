import { beforeAll, describe, expect, it, vi } from 'vitest';
import { distanceMeters } from '@smart-address/codes';
import { loadGazetteer } from '../src/loadGazetteer.ts';
import type { Gazetteer } from '../src/types.ts';
import { readDelegations } from './facts.ts';
import { readTable } from './tables.ts';

let gazetteer: Gazetteer;
beforeAll(async () => {
  gazetteer = await loadGazetteer();
});

const first = (query: string) => gazetteer.search(query)[0];

describe('facts that a local would check', () => {
  it('Lac 1 and Lac 2 are two quarters, 4 km apart', () => {
    const [one, two] = [first('lac 1'), first('lac 2')];
    expect([one?.name, two?.name]).toEqual(['Les Berges du Lac', 'Les Berges du Lac 2']);
    expect(one && two && distanceMeters(one.location, two.location)).toBeGreaterThan(3_000);
    expect(two && distanceMeters(two.location, { lat: 36.845, lng: 10.275 })).toBeLessThan(300);
  });

  it.each([
    ['jardins de carthage', 'Les Jardins de Carthage'],
    ['le passage', 'République'],
    ['notre dame', 'Notre Dame'],
    ['lac 2', 'Les Berges du Lac 2'],
  ])('the quarter "%s" is known', (query, name) => {
    expect(first(query)?.name).toBe(name);
  });

  it('every code of a post office is a postal code, and the first answer to itself', () => {
    const codes = [
      ...readTable('post-offices.csv', ['postal_code']),
      ...readTable('additions.csv', ['postal_code']),
    ].map((row) => row.postal_code);
    const unknown = codes.filter((code) => code !== '' && first(code)?.id !== `postal:${code}`);
    expect(unknown).toEqual([]);
  });

  it('an unknown code typed beside a town never brings a code with two digits swapped before the town', () => {
    for (const query of ['4005 sousse', '3201 sfax', 'nabeul 8001', '7003 bizerte nord']) {
      expect(first(query)?.governorate, query).toMatch(/Sousse|Sfax|Nabeul|Bizerte/u);
    }
  });

  it('the fifteen delegations made since 2020 are found by name, each with its own town', () => {
    const later = readDelegations().slice(264);
    expect(later).toHaveLength(15);
    for (const { code, name, location } of later) {
      const found = gazetteer.search(name).find(({ id }) => id === `del:${code}`);
      expect(found?.delegation, name).toBe(name);
      expect(found && distanceMeters(found.location, location), name).toBeLessThan(5_000);
    }
  });

  it.each([
    ['rouhia', 35.651, 9.057],
    ['douiret', 32.856, 10.288],
  ])('%s is where its town is', (query, lat, lng) => {
    const found = first(query);
    expect(found && distanceMeters(found.location, { lat, lng })).toBeLessThan(1_000);
  });

  it.each([
    ['clinique hannibal lac 2', 'Clinique International Hannibal'],
    ['embassy of italy', "Ambassade d'Italie"],
    ['ambassade de suisse', 'Ambassade de Suisse'],
    ['سفارة سويسرا', 'Ambassade de Suisse'],
    ['monoprix menzel bourguiba', 'Monoprix'],
  ])('a landmark that only OpenStreetMap has is found: %s', (query, name) => {
    expect(first(query)).toMatchObject({ name, accuracy: 'rooftop' });
    expect(gazetteer.attribution).toContain('© OpenStreetMap contributors (ODbL)');
  });

  it('what OpenStreetMap has is left out of a gazetteer that is loaded without it', async () => {
    vi.resetModules();
    const { loadGazetteer: load } = await import('../src/loadGazetteer.ts');
    const without = await load({ openStreetMap: false });
    expect(without.search('embassy of italy')[0]?.name).not.toBe("Ambassade d'Italie");
    expect(without.search('la marsa')[0]?.name).toBe('La Marsa');
  });

  it('no hotel on a town’s own point is a rooftop', () => {
    const hotels = gazetteer
      .within({ south: 30, west: 7, north: 38, east: 12 }, { types: ['address'], limit: Infinity })
      .filter(({ category, accuracy }) => category === 'hotel' && accuracy === 'rooftop');
    const seats = gazetteer.within(
      { south: 30, west: 7, north: 38, east: 12 },
      { types: ['delegation'], limit: Infinity },
    );
    const atSeat = hotels.filter((hotel) =>
      seats.some((seat) => distanceMeters(seat.location, hotel.location) < 95),
    );
    expect(atSeat.map(({ name }) => name)).toEqual([]);
  });

  it.each([
    ['el aouina tunis', 'العوينة'],
    ['les berges du lac', 'ضفاف البحيرة'],
    ['khenis', 'خنيس'],
    ['jemna', 'جمنة'],
  ])('%s is shown by its Arabic name', (query, name) => {
    expect(gazetteer.search(query, { lang: 'ar' })[0]?.name).toBe(name);
  });
});
