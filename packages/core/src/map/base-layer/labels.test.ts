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

it('a name that the edge would cut stands on another side of its point', async () => {
  const gazetteer = await loadGazetteer();
  const airport = gazetteer.get('landmark:6296464', { lang: 'fr' });
  if (airport === undefined) throw new Error('A landmark of the tables is gone.');
  // The point is at 200, its name 100 wide.
  const view = viewAround(airport.location, 16, 400, 400);
  const sideWhere = (shown?: { left: number; right: number }) =>
    layoutLabels([airport], view, 'fr', () => 100, [], shown && { top: 0, bottom: 400, ...shown })[0]?.align;
  expect(sideWhere()).toBe('left');
  expect(sideWhere({ left: 0, right: 400 })).toBe('left');
  expect(sideWhere({ left: 0, right: 300 })).toBe('right');
  // Nor does a point out of sight have half a name in sight.
  expect(sideWhere({ left: 210, right: 400 })).toBe('right');
});
