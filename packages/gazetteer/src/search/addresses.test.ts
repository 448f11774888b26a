import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { createPlaceIndex } from '../createPlaceIndex.ts';
import { loadGazetteer } from '../loadGazetteer.ts';
import type { Gazetteer, Place } from '../types.ts';

const country = { south: 30, west: 7, north: 38, east: 12 };
const tunis = { governorate: 'Tunis', governorateCode: 'TN-11' };
const sousse = { governorate: 'Sousse', governorateCode: 'TN-51' };
const town = (name: string, region: typeof tunis) => ({
  id: name,
  name,
  type: 'delegation' as const,
  delegation: name,
  ...region,
  importance: 0.6,
});

const index = createPlaceIndex([
  town('Carthage', tunis),
  town('La Marsa', tunis),
  town('Akouda', sousse),
  {
    id: 'lac',
    name: 'Les Berges du Lac',
    delegation: 'La Marsa',
    ...tunis,
    location: { lat: 36.8, lng: 10.2 },
  },
  { id: 'denden', name: 'Denden', delegation: 'Carthage', ...tunis, location: { lat: 36.9, lng: 10.4 } },
  { id: 'benwalid', name: 'Rue Ben Walid', type: 'street', delegation: 'Akouda', ...sousse },
  { id: 'roses', name: 'Résidence des Roses', delegation: 'Akouda', ...sousse },
  { id: 'code', name: '4022', type: 'postal', postalCode: '4022', delegation: 'Akouda', ...sousse },
  {
    id: 'fath-lac',
    name: 'Mosquée El Fath',
    type: 'address',
    location: { lat: 36.801, lng: 10.2 },
    ...tunis,
  },
  { id: 'fath-far', name: 'Mosquée El Fath', type: 'address', location: { lat: 35, lng: 10 }, ...sousse },
  { id: 'jasmin', name: 'Jasmin', delegation: 'Akouda', ...sousse, importance: 0.3 },
  { id: 'jasmin 2', name: 'Jasmin 2', delegation: 'Akouda', ...sousse, importance: 0.3 },
  { id: 'jasmins', name: 'Jasmin du Sahel', delegation: 'Akouda', ...sousse, importance: 0.3 },
]);
const ids = (query: string): string[] => index.search(query).map(({ id }) => id);

describe("a building's name", () => {
  it.each([
    'immeuble carthage, rue du lac malaren, berges du lac',
    'imm carthage rue inconnue berges du lac',
    'rue inconnue, résidence carthage, berges du lac',
    'villa carthage cité berges du lac',
    'immeuble carthage berges du lac',
    'résidence carthage bloc b appt 3 berges du lac',
    'berges du lac, imm. carthage',
  ])('finds no town of that name: "%s"', (query) => {
    expect(ids(query)[0]).toBe('lac');
  });

  it('finds the building where there is one, and a town where nothing says that a building is named', () => {
    expect(ids('résidence des roses, rue inconnue, akouda')[0]).toBe('roses');
    expect(ids('carthage, rue inconnue')[0]).toBe('Carthage');
    expect(ids('villa la marsa')[0]).toBe('La Marsa');
    expect(ids('résidence berges du lac la marsa')[0]).toBe('La Marsa');
  });

  it('ends where the first town begins that is no part of its own name', () => {
    const towns = ['Menzel Bourguiba', 'Bourguiba', 'Korba'].map((name) => ({ id: name, name }));
    const found = createPlaceIndex(towns).search('résidence menzel bourguiba korba');
    expect(found[0]?.id).toBe('Korba');
  });
});

describe('where an address is', () => {
  it('a postal code says it, with its town or without, unless another town is named', () => {
    expect(ids('rue inconnue 4022 sousse')[0]).toBe('code');
    expect(ids('12 rue inconnue 4022')[0]).toBe('code');
    expect(ids('rue inconnue 4022 la marsa')[0]).toBe('La Marsa');
  });

  it('a quarter written as two words is that quarter, and a word of it is no misspelling of a street', () => {
    expect(ids('rue ben walid, den den')[0]).toBe('denden');
    expect(ids('rue ben walid, denden')[0]).toBe('denden');
  });

  it('a landmark is found by the quarter it is in', () => {
    expect(ids('mosquée el fath berges du lac')[0]).toBe('fath-lac');
    expect(ids('berges du lac mosquee el fath')[0]).toBe('fath-lac');
  });

  it('a way named after a town is no other way in that town', () => {
    const places = createPlaceIndex([
      town('Akouda', sousse),
      { name: 'Route de la Zaouia', type: 'street', delegation: 'Akouda', ...sousse },
    ]);
    for (const query of ['route de akouda', 'route akouda km 7'])
      expect(places.search(query)[0]?.name).toBe('Akouda');
  });

  it('of a kind of place in a town those nearest to its middle come first, and "de" before the town is no article of theirs', () => {
    const gare = (name: string, lat: number) =>
      ({ id: name, name, type: 'address', ...sousse, location: { lat, lng: 10.6 } }) as const;
    const stations = createPlaceIndex([
      { ...town('Sousse', sousse), location: { lat: 35.8, lng: 10.6 } },
      gare('Gare de Hergla', 36.2),
      gare('Gare Bouficha', 36.4),
      gare('Gare Bab Jedid', 35.81),
    ]);
    for (const query of ['gare sousse', 'gare de sousse', 'sousse gare'])
      expect(stations.search(query).map(({ id }) => id)).toEqual([
        'Gare Bab Jedid',
        'Gare de Hergla',
        'Gare Bouficha',
        'Sousse',
      ]);
    const [first] = stations.search('gare sousse', { near: { lat: 36.4, lng: 10.6 } });
    expect(first?.id).toBe('Gare Bouficha');
  });

  it('a numbered quarter is found without its number, after the one that has none', () => {
    expect(ids('jasmin').slice(0, 3)).toEqual(['jasmin', 'jasmin 2', 'jasmins']);
    expect(ids('jasmin 2')[0]).toBe('jasmin 2');
  });

  it('the number of a house is not the beginning of a postal code', () => {
    const two = createPlaceIndex([
      { id: 'a', name: 'Cité Ennour', postalCode: '1221', importance: 0.2 },
      { id: 'b', name: 'Cité Ennour', postalCode: '2041', importance: 0.3 },
    ]);
    expect(two.search('12 rue inconnue, cité ennour')[0]?.id).toBe('b');
    expect(two.search('cité ennour 12')[0]?.id).toBe('a');
  });
});

describe('addresses of the gazetteer', () => {
  let gazetteer: Gazetteer;
  let towns: Place[];
  beforeAll(async () => {
    gazetteer = await loadGazetteer();
    await gazetteer.complete;
    towns = gazetteer.within(country, { types: ['delegation'], limit: 300 });
  });
  const first = (query: string): string => gazetteer.search(query)[0]?.label ?? '';

  it('are no fewer for a radius around nothing', () => {
    expect(gazetteer.search('gare de tunis', { radius: 1 })).toEqual(gazetteer.search('gare de tunis'));
  });

  it('always have their town among the answers, whatever nobody understands before it', () => {
    const word = fc.string({ unit: fc.constantFrom(...'bdfgklmprstvxz'), minLength: 5, maxLength: 9 });
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), fc.nat(), (words, n) => {
        const asked = towns[n % towns.length];
        const found = gazetteer.search(`${words.join(' ')}, ${asked?.name}`, { limit: 20 });
        expect(found.map(({ name }) => name)).toContain(asked?.name);
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    ['dksfr zrzmt rsfbkbmk lktkzvvlp, Ksar Helal', 'Ksar Helal, 5070 Monastir'],
    ['immeuble kosar, ksar helal', 'Ksar Helal, 5070 Monastir'],
    ['btkkmt brlrvmmb kppst ltpbzrl, Gabès Ville', 'Gabès Ville, Gabès'],
  ])(
    'do not lose a town that is typed as it is to a word that is like one of its own: "%s"',
    (query, label) => {
      expect(gazetteer.search(query).map((found) => found.label)).toContain(label);
    },
  );

  it.each(['centre commercial', 'zone industrielle', 'cité universitaire'])(
    'have their town first beside "%s", though other towns have one, nineteen times in twenty',
    (words) => {
      const found = towns.filter(({ name, governorate }) => {
        const [match] = gazetteer.search(`${name} ${words}`);
        return match?.governorate === governorate;
      });
      expect(found.length / towns.length).toBeGreaterThan(0.95);
    },
  );

  it.each(['zone industrielle', 'zone touristique', 'centre commercial'])(
    'have their quarter first beside "%s", though other quarters are called so, nineteen times in twenty',
    (words) => {
      const quarters = gazetteer.within(country, { types: ['locality'], limit: 20_000 });
      const times = new Map<string, number>();
      for (const { name } of quarters) times.set(name, (times.get(name) ?? 0) + 1);
      const asked = quarters.filter(
        ({ name }, i) => i % 8 === 0 && times.get(name) === 1 && !/cité|zone|\d/iu.test(name),
      );
      const found = asked.filter(({ name }) => gazetteer.search(`${words} ${name}`)[0]?.name === name);
      expect(asked.length).toBeGreaterThan(100);
      expect(found.length / asked.length).toBeGreaterThan(0.95);
    },
  );

  it.each(['djerba', 'jerba'])(
    'are found on the island by "%s", whichever delegation writes it so',
    (island) => {
      const isThere = ({ delegation }: Place): boolean => /^d?jerba /iu.test(delegation);
      const places = gazetteer.within(country, { types: ['locality'], limit: 20_000 }).filter(isThere);
      const found = places.filter(({ name }) => gazetteer.search(`${name} ${island}`)[0]?.name === name);
      expect(places.length).toBeGreaterThan(100);
      expect(found.length / places.length).toBeGreaterThan(0.95);
    },
  );

  it('"Tunisie" after a name, or "gouvernorat de" before it, leaves what is of that name exactly so', () => {
    for (const name of ['Sousse', 'Sfax', 'La Marsa', 'Zaghouan']) {
      const alone = gazetteer.search(name).filter(({ kind }) => kind === 'exact');
      for (const query of [`${name}, Tunisie`, `gouvernorat de ${name}`, `${name} Tunisia`]) {
        const found = gazetteer.search(query);
        expect(found.slice(0, alone.length).map(({ label, kind }) => `${kind} ${label}`)).toEqual(
          alone.map(({ label }) => `exact ${label}`),
        );
      }
    }
  });

  it('are found however long they are, with flat, floor and building before the street or after it', () => {
    const streets = gazetteer.within(country, { types: ['street'], limit: 20_000 });
    const asked = streets.filter(({ delegation }, i) => i % 41 === 0 && delegation !== '');
    const forms: readonly ((street: Place) => string)[] = [
      ({ name, postalCode, delegation, governorate }) =>
        `résidence Tunis bloc c 3eme étage appt n° 12, 7 ${name}, ${postalCode} ${delegation}, ${governorate}, Tunisie`,
      ({ name, postalCode, delegation }) =>
        `7 ${name} résidence Les Palmiers bloc c appartement 12 2eme étage ${delegation} ${postalCode}`,
    ];
    for (const form of forms) {
      const found = asked.filter((street) => gazetteer.search(form(street))[0]?.id === street.id);
      expect(asked.length).toBeGreaterThan(60);
      expect(found.length / asked.length).toBeGreaterThan(0.9);
    }
  });

  it('are found beside the name of a building that is a town elsewhere, nine times in ten', () => {
    const streets = gazetteer.within(country, { types: ['street'], limit: 20_000 });
    const asked = streets.filter(({ delegation }, i) => i % 29 === 0 && delegation !== '');
    const found = asked.filter(({ id, name, delegation }, i) => {
      const [match] = gazetteer.search(`résidence ${towns[i % towns.length]?.name}, ${name}, ${delegation}`);
      return match?.id === id;
    });
    expect(asked.length).toBeGreaterThan(80);
    expect(found.length / asked.length).toBeGreaterThan(0.9);
  });

  it.each([
    ['ennasr', /^Cité Ennasr 1, Ariana Ville/u],
    ['cité ibn khaldoun', /^Cité Ibn Khaldoun I, El Omrane Supérieur/u],
    ['rue inconnue 2037 ariana', /^2037 /u],
    ['rue xyz 4054 sousse', /^4054 /u],
    ['rue khaled ibn walid, den den', /^Denden/u],
    ['zarzis centre ville', /^Zarzis, /u],
    ['ezzouhour médina', /^Ezzouhour, 2052 Tunis/u],
    ['residence carthage, jendouba', /^Jendouba/u],
    ['immeuble sfax, ezzouhour', /^Ezzouhour, /u],
    ['sidi er righi rue de la republique cite cnrps', /^Avenue de la République, Sousse Médina/u],
    ['app 3 2eme etage imm b res yasmina soukra', /^Soukra/u],
    ['bloc b 3eme etage appt 5 cité ibn khaldoun', /^Cité Ibn Khaldoun I, El Omrane Supérieur/u],
    ['pharmacie cité el khadra', /^Cité El Khadra, 1003/u],
    ['hopital charles nicolle bab saadoun', /^Hôpital Charles Nicolle/u],
    ['immeuble ariana centre urbain nord', /^Centre Urbain Nord/u],
    ['la marsa résidence el ons', /^La Marsa, 2070/u],
    ["l'aouina", /^El Aouina, La Goulette/u],
    ['hay el khadhra', /^Cité El Khadra, 1003/u],
    ['تونس العاصمة', /^Tunis/u],
    ['raoued plage', /^شاطئ رواد, Raoued, 2056/u],
    ['korba zone industrielle', /^Korba, 8070/u],
    ['midoun djerba', /^Jerba Midoun, /u],
  ])('"%s"', (query, label) => {
    expect(first(query)).toMatch(label);
  });

  it.each(['qwertyuiop', 'azertyuiop', 'asdfghjklm', 'jkljkl', 'fdsfdsf'])(
    'nothing is found by "%s", which is no word',
    (query) => {
      expect(gazetteer.search(query)).toEqual([]);
    },
  );
});
