import { beforeAll, describe, expect, it } from 'vitest';
import { encodePlusCode } from '@smart-address/codes';
import { loadGazetteer } from '../loadGazetteer.ts';
import type { Gazetteer } from '../types.ts';
import { directionOf } from './compass.ts';
import { describePoint } from './describePoint.ts';
import { distanceWords } from './distanceWords.ts';
import { featureInArabic, featureInEnglish, ofFeature, ofPlace } from './featureNames.ts';
import { reverseAddress } from './reverseAddress.ts';

let gazetteer: Gazetteer;
beforeAll(async () => {
  gazetteer = await loadGazetteer();
});

describe('where a point is, in words', () => {
  // 106 m north and 108 m east of the gate Bab Souika.
  const nearTheGate = { lat: 36.80696, lng: 10.17009 };

  it('is told from the nearest landmark, by distance and direction, in three languages', () => {
    const said = (['fr', 'en', 'ar'] as const).map(
      (lang) => describePoint(gazetteer, nearTheGate, lang)?.text,
    );
    const reference = describePoint(gazetteer, nearTheGate, 'fr')?.reference;
    expect(reference).toMatchObject({ kind: 'landmark', relation: 'from', accuracy: 'rooftop' });
    expect(said[0]).toMatch(/^\d+ m (?:au |à l’)\S+ d.+, 1006 Tunis$/u);
    expect(said[1]).toMatch(/^\d+ m (?:north|south|east|west)\S* of .+, 1006 Tunis$/u);
    expect(said[2]).toMatch(/^على بعد \d+ م .+، 1006 تونس$/u);
  });

  it('has its locality after the landmark or street', () => {
    let told = 0;
    for (let step = 0; step < 300; step++) {
      const point = { lat: 36.72 + step * 0.0005, lng: 10.12 + (step % 20) * 0.006 };
      const { text, locality, reference } = describePoint(gazetteer, point, 'fr') ?? {};
      if (reference === undefined || reference.name === locality) continue;
      expect(text).toContain(`, ${locality}, `);
      told += 1;
    }
    expect(told).toBeGreaterThan(0);
  });

  it('is near a landmark where the points are no more exact than that', () => {
    const [landmark] = gazetteer.within(
      { south: 36.79, west: 10.16, north: 36.81, east: 10.18 },
      { types: ['address'], limit: 1 },
    );
    const description = describePoint(gazetteer, landmark?.location ?? nearTheGate, 'en');
    expect(description?.reference).toMatchObject({ relation: 'at', distanceMeters: 0, direction: null });
    expect(description?.text).toMatch(/^Near /u);
  });

  it('is told from the nearest locality where no landmark is', () => {
    const description = describePoint(gazetteer, { lat: 31.03, lng: 9.81 }, 'fr');
    expect(description?.reference).toMatchObject({ kind: 'locality', relation: 'from', direction: 'e' });
    expect(description?.text).toBe('2,9 km à l’est de Borj El Khadra, 3240 Tataouine');
  });

  it('says no name twice', () => {
    for (const { location } of gazetteer.within(
      { south: 33, west: 9, north: 37, east: 11 },
      { limit: 400 },
    )) {
      for (const lang of ['fr', 'ar', 'en'] as const) {
        const parts = describePoint(gazetteer, location, lang)?.text.split(lang === 'ar' ? '، ' : ', ') ?? [];
        expect(new Set(parts).size).toBe(parts.length);
        expect(parts.every((part) => part !== '' && !part.includes('undefined'))).toBe(true);
      }
    }
  });

  it('says no kind twice: an Arabic name may begin with it after its article', () => {
    const twice = /(متحف|مدرسة|ملعب|سوق|مستشفى|مطار|نزل|جامع|ساحة) ال\1(?!\p{L})/u;
    const said = gazetteer
      .within({ south: 30, west: 7, north: 38, east: 12 }, { limit: 100_000 })
      .filter(({ category }) => category !== '')
      .map(({ location }) => describePoint(gazetteer, location, 'ar')?.text ?? '');
    expect(said.length).toBeGreaterThan(1000);
    expect(said.filter((text) => twice.test(text))).toEqual([]);
    const museum = gazetteer.search('المتحف الوطني بباردو', { lang: 'ar', limit: 1 })[0]?.location;
    expect(museum && describePoint(gazetteer, museum, 'ar')?.text).toContain('قرب المتحف الوطني بباردو');
  });

  it('is null outside Tunisia', () => {
    expect(describePoint(gazetteer, { lat: 36.9, lng: 7.77 }, 'fr')).toBeNull();
    expect(reverseAddress(gazetteer, { lat: 36.9, lng: 7.77 }, 'fr')).toBeNull();
  });
});

it('the address of a point keeps the point, and takes the words of the nearest place', () => {
  const point = { lat: 36.8065001, lng: 10.1815003 };
  expect(reverseAddress(gazetteer, point, 'fr')).toMatchObject({
    type: 'code',
    address: { locality: 'République', postalCode: '1001', governorateCode: 'TN-11', country: 'TN' },
    location: { ...point, accuracy: 'rooftop' },
    plusCode: encodePlusCode(point, 11),
    distanceMeters: 62.6,
  });
});

describe('a distance in words', () => {
  it.each([
    [64, 'en', '60 m'],
    [147, 'fr', '150 m'],
    [199, 'fr', '200 m'],
    [230, 'fr', '250 m'],
    [974, 'en', '950 m'],
    [975, 'en', '1 km'],
    [1_240, 'fr', '1,2 km'],
    [1_240, 'en', '1.2 km'],
    [9_960, 'en', '10 km'],
    [23_400, 'ar', '23 كم'],
    [70, 'ar', '70 م'],
  ] as const)('%d m in %s is %s', (meters, lang, words) => {
    expect(distanceWords(meters, lang)).toBe(words);
  });
});

it.each([
  [0, 'n'],
  [22.4, 'n'],
  [22.6, 'ne'],
  [90, 'e'],
  [181, 's'],
  [337.6, 'n'],
  [359.9, 'n'],
  [-45, 'nw'],
  [405, 'ne'],
] as const)('a bearing of %d degrees is %s', (bearing, direction) => {
  expect(directionOf(bearing)).toBe(direction);
});

describe('French', () => {
  it.each([
    ['Bab Souika', 'de Bab Souika'],
    ['La Marsa', 'de La Marsa'],
    ['Le Bardo', 'du Bardo'],
    ['Les Berges du Lac', 'des Berges du Lac'],
    ['Akouda', 'd’Akouda'],
    ['El Jem', 'd’El Jem'],
    ['Aïn Draham', 'd’Aïn Draham'],
    ['Hammamet', 'de Hammamet'],
    ['Utique', 'd’Utique'],
    ['Yasmine', 'de Yasmine'],
    ['Oued Ellil', 'd’Oued Ellil'],
  ])('puts "de" before %s', (name, words) => {
    expect(ofPlace(name)).toBe(words);
  });

  it.each([
    ['Mosquée Sidi Mahrez', 'mosque', 'de la mosquée Sidi Mahrez'],
    ['Sidi Mahrez', 'mosque', 'de la mosquée Sidi Mahrez'],
    ['Jama Ersighen', 'mosque', 'de Jama Ersighen'],
    ['Regency', 'hotel', 'de l’hôtel Regency'],
    ['Hotel Eden Beach', 'hotel', 'de l’hôtel Eden Beach'],
    ['Le Grand Hotel Djerba', 'hotel', 'du Grand Hotel Djerba'],
    ['Bab Mnara', 'gate', 'de Bab Mnara'],
    ['Hôpital Sahloul', 'hospital', 'de l’hôpital Sahloul'],
    ['Lycée Alaoui', 'school', 'du lycée Alaoui'],
    ['École Supérieure', 'school', 'de l’école Supérieure'],
    ['République', 'metro station', 'de la station République'],
    ['Souk es Sebt', 'market', 'du souk es Sebt'],
    ['Stade Zouiten', 'stadium', 'du stade Zouiten'],
    ['Avenue Habib Bourguiba', '', 'de l’avenue Habib Bourguiba'],
    ['Rue de Marseille', '', 'de la rue de Marseille'],
    ['Ali Belhouane', '', 'd’Ali Belhouane'],
  ])('says "de" and %s (%s) as "%s"', (name, category, words) => {
    expect(ofFeature(name, category)).toBe(words);
  });
});

it.each([
  ['République', 'metro station', 'République metro station'],
  ['Regency', 'hotel', 'Regency hotel'],
  ['Mosquée Sidi Mahrez', 'mosque', 'Mosquée Sidi Mahrez'],
  ['Bab Mnara', 'gate', 'Bab Mnara'],
])('English calls %s (%s) "%s"', (name, category, words) => {
  expect(featureInEnglish(name, category)).toBe(words);
});

it.each([
  ['الجمهورية', 'metro station', 'محطة مترو الجمهورية'],
  ['باب منارة', 'gate', 'باب منارة'],
  ['سوق الملاسين', 'market', 'سوق الملاسين'],
  ['Regency', 'hotel', 'نزل Regency'],
  ['مستشفى سهلول', 'hospital', 'مستشفى سهلول'],
])('Arabic calls %s (%s) "%s"', (name, category, words) => {
  expect(featureInArabic(name, category)).toBe(words);
});

it.each([
  ['airport', 'de l’aéroport Zed', 'Zed airport', 'مطار زاد'],
  ['casino', 'du casino Zed', 'Zed', 'زاد'],
  ['commercial centre', 'du centre Zed', 'Zed', 'زاد'],
  ['gate', 'de la porte Zed', 'Zed', 'زاد'],
  ['hospital', 'de l’hôpital Zed', 'Zed hospital', 'مستشفى زاد'],
  ['hotel', 'de l’hôtel Zed', 'Zed hotel', 'نزل زاد'],
  ['library', 'de la bibliothèque Zed', 'Zed', 'زاد'],
  ['market', 'du marché Zed', 'Zed market', 'سوق زاد'],
  ['metro station', 'de la station Zed', 'Zed metro station', 'محطة مترو زاد'],
  ['mosque', 'de la mosquée Zed', 'Zed mosque', 'جامع زاد'],
  ['museum', 'du musée Zed', 'Zed museum', 'متحف زاد'],
  ['palace', 'du palais Zed', 'Zed', 'زاد'],
  ['railway station', 'de la gare Zed', 'Zed railway station', 'محطة قطار زاد'],
  ['school', 'de l’école Zed', 'Zed school', 'مدرسة زاد'],
  ['square', 'de la place Zed', 'Zed', 'ساحة زاد'],
  ['stadium', 'du stade Zed', 'Zed stadium', 'ملعب زاد'],
  ['theatre', 'du théâtre Zed', 'Zed', 'زاد'],
  ['university', 'de l’université Zed', 'Zed university', 'جامعة زاد'],
])('a name that does not say that it is a %s: "%s", "%s", "%s"', (kind, french, english, arabic) => {
  expect(ofFeature('Zed', kind)).toBe(french);
  expect(featureInEnglish('Zed', kind)).toBe(english);
  expect(featureInArabic('زاد', kind)).toBe(arabic);
});
