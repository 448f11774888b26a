import { expect, it } from 'vitest';
import { givenPin } from '../../map-picker/pin.ts';
import { viewAround } from '../base-layer/projection.ts';
import { coveredAreas, shownBox } from './coveredAreas.ts';

const TUNIS = { lat: 36.8, lng: 10.18 };

it('names make room for that of the address’s own point, in letters of any size', () => {
  const view = viewAround(TUNIS, 17, 360, 352);
  const nameOf = (letterPixels: number, homeTitle = 'A point on the street') => {
    const shown = shownBox(view, view);
    const home = givenPin(TUNIS, 'street');
    const areas = coveredAreas(view, shown, { restingPin: null, home, homeTitle, lang: 'en', letterPixels });
    const { left = 0, right = 0, top = 0, bottom = 0 } = areas.at(-1) ?? {};
    return { width: right - left, height: bottom - top };
  };
  expect(nameOf(10)).toEqual(nameOf(16));
  expect(nameOf(32).width).toBeGreaterThan(1.4 * nameOf(16).width);
  expect(nameOf(32).height).toBeGreaterThan(1.6 * nameOf(16).height);
  // It breaks where it would be wider than the map.
  expect(nameOf(32, 'A point in the locality or the neighbourhood')).toMatchObject({ width: 252 });
  expect(nameOf(32, 'A point in the locality or the neighbourhood').height).toBeGreaterThan(100);
});
