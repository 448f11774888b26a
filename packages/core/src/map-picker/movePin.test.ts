import type { AddressValue } from '../finder/finder.types.ts';
import { describe, expect, it } from 'vitest';
import { movePin } from './movePin.ts';

const marsa: AddressValue = {
  text: 'La Marsa, 2070 Tunis',
  source: 'picked',
  address: null,
  location: { lat: 36.878, lng: 10.325 },
  accuracy: 'locality',
  plusCode: '8F8GV8HG+62H',
  smartCode: '',
  confirmed: false,
};

const roof: AddressValue = {
  ...marsa,
  text: '40 m north of a school',
  source: 'pin',
  location: { lat: 36.8783, lng: 10.3247 },
  accuracy: 'rooftop',
  confirmed: true,
};

describe('a pin moved onto the roof', () => {
  it('keeps the words the buyer picked and takes the pin’s point', () => {
    expect(movePin(marsa, roof)).toEqual({ ...roof, text: marsa.text });
  });

  it.each(['8GV8-HG62-HX', '8F8GV8HG+62H', '36.878, 10.325'])(
    'does not keep the old point’s own code as its words: %s',
    (code) => {
      const found = { ...marsa, text: `${code}, La Marsa`, smartCode: '8GV8-HG62-HX' };
      expect(movePin(found, roof)).toBe(roof);
    },
  );

  it('brings its own words where nothing was found or written', () => {
    expect(movePin(null, roof)).toBe(roof);
    expect(movePin({ ...marsa, text: '' }, roof)).toBe(roof);
  });
});
