import { expect, it } from 'vitest';
import { loadGazetteer, type Place } from '@smart-address/gazetteer';
import { layoutLabels } from './labels.ts';
import { viewAround } from './projection.ts';

const namesOn = (place: Place): string[] =>
  layoutLabels([place], viewAround(place.location, 16, 400, 400), 'fr', (text) => 6 * text.length).map(
    ({ text }) => text,
  );

it('a landmark has a label, but on a point that is not its own, which many hotels share', async () => {
  const gazetteer = await loadGazetteer();
  const hotel = gazetteer.get('landmark:9950713', { lang: 'fr' });
  const airport = gazetteer.get('landmark:6296464', { lang: 'fr' });
  if (hotel === undefined || airport === undefined) throw new Error('A landmark of the tables is gone.');
  expect([hotel.accuracy, airport.accuracy]).toEqual(['postal', 'rooftop']);
  expect(namesOn(hotel)).toEqual([]);
  expect(namesOn(airport)).toEqual([airport.name]);
});
