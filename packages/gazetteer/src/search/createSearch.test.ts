import { describe, expect, it } from 'vitest';
import { createPlaceIndex, type PlaceInput } from '../createPlaceIndex.ts';

const tunis = { governorate: 'Tunis', governorateAr: 'تونس', governorateCode: 'TN-11' };
const sousse = { governorate: 'Sousse', governorateAr: 'سوسة', governorateCode: 'TN-51' };

const places: PlaceInput[] = [
  {
    name: 'La Marsa',
    nameAr: 'المرسى',
    delegation: 'La Marsa',
    postalCode: '2070',
    ...tunis,
    importance: 0.6,
  },
  { name: 'Marsa Plage', delegation: 'La Marsa', postalCode: '2076', ...tunis },
  { name: 'Rue de Marseille', type: 'street', postalCode: '1000', ...tunis },
  {
    name: 'Cité Ennour',
    delegation: 'Sousse Médina',
    postalCode: '4000',
    ...sousse,
    location: { lat: 35.8, lng: 10.6 },
  },
  {
    name: 'Cité Ennour',
    delegation: 'Carthage',
    postalCode: '2016',
    ...tunis,
    location: { lat: 36.8, lng: 10.3 },
  },
  { name: 'Sfax' },
  { name: 'Aïn Draham', nameAr: 'عين دراهم' },
  { name: 'Aïn El Jamel', nameAr: 'عين الجمل' },
  { name: 'Sidi Bou Saïd' },
  { name: 'Cité 20 Mars' },
  { name: 'Hached', ...tunis },
  { name: 'Rue Farhat Hached', type: 'street', ...tunis },
  { name: 'El Manar 2' },
  { name: 'Avenue de la République', type: 'street' },
];
const index = createPlaceIndex(places);
const first = (query: string): string => index.search(query)[0]?.name ?? '';

describe('search', () => {
  it.each([
    ['marsa', 'La Marsa'],
    ['المرسي', 'La Marsa'],
    ['صفاقس', 'Sfax'],
    ['safaqis', 'Sfax'],
    ['AIN DRAHAM', 'Aïn Draham'],
    ['عَيْن دراهم', 'Aïn Draham'],
    ['ﻋﻴﻦ ﺩﺭﺍﻫﻢ', 'Aïn Draham'],
    ['مهارد نيع', 'Aïn Draham'],
    ['3in draham', 'Aïn Draham'],
    ['عينالجمل', 'Aïn El Jamel'],
    ['العينالجمل', 'Aïn El Jamel'],
    ['عينالجم', 'Aïn El Jamel'],
    ['sidibousaid', 'Sidi Bou Saïd'],
    ['hay ennour', 'Cité Ennour'],
    ['cite nour', 'Cité Ennour'],
    ['حي النور', 'Cité Ennour'],
    ['cité vingt mars', 'Cité 20 Mars'],
    ['حي ٢٠ مارس', 'Cité 20 Mars'],
    ['manar ii', 'El Manar 2'],
    ['el mnaar 2', 'El Manar 2'],
    ['av republique', 'Avenue de la République'],
    ['rue f. hached', 'Rue Farhat Hached'],
    ['rue f hached tunis', 'Rue Farhat Hached'],
    ['bloc f hached tunis', 'Hached'],
  ])('reads "%s" as %s', (query, name) => {
    expect(first(query)).toBe(name);
  });

  it.each([
    'rue de marseille tunis',
    'tunis marseille rue',
    '1000 rue marseille',
    'rue de marsei',
    'marseille tun',
  ])('takes the words of "%s" in any order, the last one unfinished', (query) => {
    expect(first(query)).toBe('Rue de Marseille');
  });

  it('takes a postal code, in full or in part, as a qualifier', () => {
    expect(first('marsa 2076')).toBe('Marsa Plage');
    expect(first('2016 ennour')).toBe('Cité Ennour');
    expect(index.search('ennour 20')[0]?.postalCode).toBe('2016');
  });

  it('tells namesakes apart by label and ranks them by nearness', () => {
    const near = index.search('cité ennour', { near: { lat: 36.81, lng: 10.29 } });
    expect(near.map(({ label }) => label).slice(0, 2)).toEqual([
      'Cité Ennour, Carthage, 2016 Tunis',
      'Cité Ennour, Sousse Médina, 4000 Sousse',
    ]);
    expect(near[0]?.distanceMeters).toBeGreaterThan(1000);
    expect(near[0]?.distanceMeters).toBeLessThan(1500);
    const far = index.search('cité ennour', { near: { lat: 35.8, lng: 10.6 } });
    expect(far[0]?.postalCode).toBe('4000');
  });

  it('narrows to a governorate by code or name, to a postal prefix, a radius and types', () => {
    expect(index.search('ennour', { governorate: 'TN-51' }).map(({ postalCode }) => postalCode)).toEqual([
      '4000',
    ]);
    expect(index.search('ennour', { governorate: 'تونس' }).map(({ postalCode }) => postalCode)).toEqual([
      '2016',
    ]);
    expect(index.search('ennour', { governorate: 'Atlantis' })).toEqual([]);
    expect(index.search('ennour', { postal: '40' }).map(({ postalCode }) => postalCode)).toEqual(['4000']);
    expect(index.search('ennour', { near: { lat: 36.8, lng: 10.3 }, radius: 5_000 })).toHaveLength(1);
    expect(index.search('marseille', { types: ['street'] }).every(({ type }) => type === 'street')).toBe(
      true,
    );
  });

  it('marks what was typed in the label as shown', () => {
    const [place] = index.search('tunis marseil');
    expect(place?.label).toBe('Rue de Marseille, 1000 Tunis');
    expect(place?.highlight.map(([start, end]) => place.label.slice(start, end))).toEqual([
      'Marseil',
      'Tunis',
    ]);
    expect(place?.kind).toBe('prefix');
  });

  it('marks and reports a word that was read as another', () => {
    const [place] = index.search('sidi bou siad');
    expect(place?.highlight.map(([start, end]) => place.label.slice(start, end))).toEqual([
      'Sidi',
      'Bou',
      'Saïd',
    ]);
    expect(place?.corrections).toEqual([{ from: 'siad', to: 'Saïd' }]);
    expect(place?.kind).toBe('fuzzy');
  });

  it('marks words that were typed as one, as far as they are typed', () => {
    const marked = (query: string) => {
      const [place] = index.search(query);
      const { label = '', highlight = [], corrections = [] } = place ?? {};
      return [highlight.map(([start, end]) => label.slice(start, end)), corrections];
    };
    expect(marked('sidi bousaid')).toEqual([['Sidi', 'Bou Saïd'], [{ from: 'bousaid', to: 'Bou Saïd' }]]);
    expect(marked('sidibousaid')[0]).toEqual(['Sidi Bou Saïd']);
    expect(marked('sidibousa')).toEqual([['Sidi Bou Sa'], []]);
  });

  it('marks one figure of another name nowhere in the postal code', () => {
    const [match] = createPlaceIndex([
      { name: 'Les Berges du Lac', aliases: ['Lac 2'], postalCode: '2035' },
    ]).search('lac 2');
    expect(match?.highlight.map(([start, end]) => match.label.slice(start, end))).toEqual(['Lac']);
  });

  it('corrects no small word', () => {
    const [place] = index.search('12 bis, rue de marseille');
    expect(place).toMatchObject({ name: 'Rue de Marseille', corrections: [] });
  });

  it('corrects no word that another was not read as', () => {
    const towns = createPlaceIndex([
      { name: 'Médina', type: 'delegation', aliases: ['Beldia'], ...tunis },
      { name: 'Le Bardo', type: 'delegation', ...tunis },
      { name: 'Cité Radès', delegation: 'Radès', ...sousse },
      { name: 'Rue de Rome', type: 'street', ...sousse },
      { name: 'Gabès', type: 'delegation' },
    ]);
    const corrected = (query: string) =>
      Object.fromEntries(towns.search(query).map(({ name, corrections }) => [name, corrections]));
    expect(corrected('12 rue zzkdf bardo')['Le Bardo']).toEqual([]);
    expect(corrected('rue zzkdf beldia')['Médina']).toEqual([]);
    expect(corrected('beldia')['Médina']).toEqual([{ from: 'beldia', to: 'Médina' }]);
    expect(corrected('cité rades gabes')['Cité Radès']).toEqual([]);
    expect(corrected('z.i. beldya')['Médina']).toEqual([{ from: 'beldya', to: 'Médina' }]);
  });

  it('shows names and labels in the language asked for, and marks those', () => {
    const [place] = index.search('la marsa', { lang: 'ar' });
    expect(place?.name).toBe('المرسى');
    expect(place?.label).toBe('المرسى، La Marsa، 2070 تونس');
    expect(place?.highlight.length).toBeGreaterThan(0);
  });

  it('says exact only of the whole name', () => {
    expect(index.search('sfax')[0]).toMatchObject({ kind: 'exact', corrections: [], highlight: [[0, 4]] });
    expect(index.search('sfa')[0]).toMatchObject({ kind: 'prefix', highlight: [[0, 3]] });
  });

  it('finds nothing in nothing', () => {
    for (const query of ['', '   ', '?!', '\u0301', 'zzzzzzzzzz', 'zzzzqqqq', 'xyz123', 'asdfghjkl'])
      expect(index.search(query)).toEqual([]);
  });
});

describe('options that are none', () => {
  it('are as if they were not given', () => {
    const plain = index.search('sfax');
    const odd = JSON.parse(
      '[null, {"near": null}, {"types": "street"}, {"governorate": ""}, {"governorate": {}}, {"postal": []}, {"limit": null}]',
    );
    for (const options of odd) expect(index.search('sfax', options)).toEqual(plain);
    expect(index.search('sfax', { near: { lat: NaN, lng: 10 } })).toEqual(plain);
  });

  it('a postal code is one as a number too, and in Arabic figures', () => {
    const codes = createPlaceIndex([
      { name: 'Ennour', postalCode: '4000' },
      { name: 'Ennour', postalCode: '2070' },
    ]);
    for (const options of JSON.parse('[{"postal": 4000}, {"postal": "٤٠"}, {"postal": " 4000 "}]'))
      expect(codes.search('ennour', options).map(({ postalCode }) => postalCode)).toEqual(['4000']);
  });

  it('a limit is brought between 1 and 20, and is 5 where none is given', () => {
    const many = createPlaceIndex(Array.from({ length: 30 }, () => ({ name: 'Ennour' })));
    const asked = [{ limit: 0 }, { limit: -1 }, { limit: 1.5 }, {}, { limit: 1_000 }];
    const found = asked.map((options) => many.search('ennour', options).length);
    expect(found).toEqual([1, 1, 1, 5, 20]);
  });
});

describe('createPlaceIndex', () => {
  it('needs names only, and numbers the places where they have no id', () => {
    const plain = createPlaceIndex([{ name: 'Alger' }, { name: 'Marseille', id: 'm' }, { name: 'Marsala' }]);
    expect(plain.search('marsale').map(({ id }) => id)[0]).toBe('2');
    expect(plain.search('alger')[0]).toMatchObject({
      id: '0',
      label: 'Alger',
      postalCode: '',
      governorate: '',
    });
    expect(plain.get('m')?.name).toBe('Marseille');
    expect(plain.get('none')).toBeUndefined();
  });

  it('takes names alone, and a point in one field or in two', () => {
    expect(createPlaceIndex(['Alger', 'Marseille']).search('marsseille')[0]).toMatchObject({ id: '1' });
    const shops = createPlaceIndex([
      { name: 'Sousse', lat: 35.83, lng: 10.63 },
      { name: 'Sousse', location: { lat: 36.8, lng: 10.18 } },
      { name: 'Sousse' },
    ]);
    const found = shops.search('sousse', { near: { lat: 36.8, lng: 10.18 } });
    expect(
      found.map(({ id, distanceMeters }) => [id, distanceMeters && Math.round(distanceMeters / 1000)]),
    ).toEqual(
      expect.arrayContaining([
        ['1', 0],
        ['0', 115],
        ['2', null],
      ]),
    );
  });

  it.each([[null], [{ name: 'Alger' }], [[null]], [['Alger', {}]], [[{ name: 5 }]]])(
    'says what is wrong with %j',
    (list) => {
      expect(() => Reflect.apply(createPlaceIndex, null, [list])).toThrow(
        /createPlaceIndex takes|has no name/u,
      );
    },
  );

  it('reads null as absent, as a database has it', () => {
    const row = {
      name: 'Alger',
      id: null,
      type: null,
      nameAr: null,
      aliases: null,
      locality: null,
      delegation: null,
    };
    const point = {
      governorate: null,
      governorateCode: null,
      postalCode: null,
      location: null,
      category: null,
    };
    expect(Reflect.apply(createPlaceIndex, null, [[{ ...row, ...point }]]).search('alger')).toEqual(
      createPlaceIndex(['Alger']).search('alger'),
    );
  });

  it('keeps apart any number of delegations and categories', () => {
    const size = 70_000;
    const many = createPlaceIndex(
      Array.from({ length: size }, (_, n) => ({ name: `Lieu ${n}`, delegation: `D${n}`, category: `c${n}` })),
    );
    expect(many.search(`lieu ${size - 1}`)[0]).toMatchObject({ delegation: 'D69999', category: 'c69999' });
    expect(many.search('l').map(({ name }) => name)).toEqual([
      'Lieu 0',
      'Lieu 1',
      'Lieu 2',
      'Lieu 3',
      'Lieu 4',
    ]);
  });

  it('finds nothing in an empty list, nor in names without a letter', () => {
    expect(createPlaceIndex([]).search('tunis')).toEqual([]);
    expect(createPlaceIndex([{ name: '' }, { name: '---' }]).search('tunis')).toEqual([]);
  });

  it('reads a capital ligature as it reads a small one', () => {
    const index = createPlaceIndex([{ name: 'Uvre' }, { name: 'Œuvre' }]);
    expect(index.search('oeuvre')[0]).toMatchObject({ name: 'Œuvre', kind: 'exact' });
  });

  it('is less sure of a name that places of several governorates have, and are as likely', () => {
    const named = (importance: number) =>
      createPlaceIndex([
        { name: 'Zouagha', ...tunis, importance: 0.5 },
        { name: 'Zouagha', ...sousse, importance },
      ]).search('zouagha');
    const [sure, unsure] = [named(0.1)[0], named(0.5)[0]];
    expect([sure?.kind, unsure?.kind]).toEqual(['exact', 'exact']);
    expect(unsure?.score).toBeLessThan(0.75);
    expect(sure?.score).toBeGreaterThan(0.75);
  });

  it('reads a word for a kind of place as no misspelt name', () => {
    const index = createPlaceIndex([
      { name: 'Bekalta' },
      { name: 'Faculté de Droit', category: 'university' },
    ]);
    expect(index.search('faculté').map(({ name }) => name)).toEqual(['Faculté de Droit']);
  });

  it('puts a street of a seat before its namesakes in the towns beside it', () => {
    const street = { name: 'Avenue Habib Bourguiba', type: 'street', ...tunis } as const;
    const index = createPlaceIndex([
      { ...street, delegation: 'Le Bardo' },
      { ...street, delegation: 'Médina' },
    ]);
    expect(index.search('avenue habib bourguiba').map(({ delegation }) => delegation)).toEqual([
      'Médina',
      'Le Bardo',
    ]);
  });

  it('prefers the important one of equals', () => {
    const plain = createPlaceIndex([
      { name: 'Soukra' },
      { name: 'Sousse', importance: 0.9 },
      { name: 'Souk' },
    ]);
    expect(plain.search('sou')[0]?.name).toBe('Sousse');
  });
});
