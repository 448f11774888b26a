// What the documents count of the data, which a corrected place changes without anybody thinking of them.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { loadBorder } from './geo/loadBorder.ts';
import { loadGazetteer } from './loadGazetteer.ts';

/** The figures in a sentence of a document: `#` is where one stands. */
function figures(path: string, sentence: string): number[] {
  const text = readFileSync(new URL(path, import.meta.url), 'utf8').replace(/\s+/g, ' ');
  const found = new RegExp(sentence.replace(/[()]/g, String.raw`\$&`).replaceAll('#', '([\\d,]+)')).exec(
    text,
  );
  return (found ?? []).slice(1).map((figure) => Number(figure.replaceAll(',', '')));
}

it('the documents count what the data has', async () => {
  const gazetteer = await loadGazetteer();
  const everywhere = { south: 30, west: 7, north: 38, east: 12 };
  const places = gazetteer.within(everywhere, { limit: Infinity });
  const localities = places.filter(({ type }) => type === 'locality');
  const asExactAs = (accuracy: string) => localities.filter((place) => place.accuracy === accuracy).length;
  const inArabic = gazetteer
    .within(everywhere, { lang: 'ar', types: ['locality'], limit: Infinity })
    .filter(({ name }) => /\p{Script=Arabic}/u.test(name));
  const main = '../../../README.md';
  expect({
    localities: figures(main, 'of #, # have only the point of their postal area and # that of their'),
    inArabic: figures(main, '# localities have one, their own'),
  }).toEqual({
    localities: [localities.length, asExactAs('postal'), asExactAs('delegation')],
    inArabic: [inArabic.length],
  });

  const streets = (governorate: string) =>
    places.filter((place) => place.type === 'street' && place.governorate === governorate).length;
  const known = ['Tunis', 'Ariana', 'Ben Arous', 'La Manouba', 'Bizerte', 'Sousse', 'Kairouan', 'Jendouba'];
  const listed = [...known, 'Le Kef'].map((name) => `${name} (#)`).join(', ');
  const hotels = places.filter(({ category }) => category === 'hotel');
  const own = '../README.md';
  expect({
    places: figures(own, 'search of # governorates'),
    streets: figures(own, `known in ${listed} and Sidi Bouzid (#)`),
    hotels: figures(own, '# of some # share their point'),
    border: figures(own, '# polygons'),
  }).toEqual({
    places: [Math.floor(places.length / 100) * 100],
    streets: [...known, 'Le Kef', 'Sidi Bouzid'].map(streets),
    hotels: [
      hotels.filter(({ accuracy }) => accuracy === 'postal').length,
      Math.round(hotels.length / 10) * 10,
    ],
    border: [(await loadBorder()).polygons.length],
  });
});
