import { encodePlusCode, encodeSmartCode } from '@smart-address/codes';
import type { AddressValue } from '../../finder/state/types.ts';
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

  it.each([
    'V8HG+62 La Marsa',
    '8F8GV8HG+62, La Marsa',
    '36.87801, 10.32500',
    '36.8780123, 10.3250035, La Marsa',
  ])('does not keep a code or coordinates as the finder writes them: %s', (text) => {
    const location = { lat: 36.87801234567, lng: 10.32500345678 };
    expect(movePin({ ...marsa, plusCode: '', location, text }, roof)).toBe(roof);
  });

  it('does not keep any code of the old point, alone or before words', () => {
    const location = { lat: 36.878, lng: 10.325 };
    const codes = [8, 10, 11, 15].map((length) => encodePlusCode(location, length));
    for (const code of [
      ...codes,
      encodeSmartCode(location, 'A'),
      encodeSmartCode(location, 'B'),
      '8F8G0000+',
    ])
      for (const text of [code, code.toLowerCase(), `${code}, La Marsa`, `المرسى ${code}`])
        expect(movePin({ ...marsa, plusCode: '', text }, roof), text).toBe(roof);
  });

  it.each([
    'Imm. R+2, La Marsa',
    'Bloc 2345-C8 Tunis',
    'lot 8GR5-4JJJ-29-3',
    '12 Rue 8600, 2035 Tunis',
    '12, 14 Rue de Marseille',
    'Bloc B 36.5, 10',
  ])('keeps numbers: %s', (text) => {
    expect(movePin({ ...marsa, text }, roof).text).toBe(text);
  });

  it('brings its own words where nothing was found or written', () => {
    expect(movePin(null, roof)).toBe(roof);
    expect(movePin({ ...marsa, text: '' }, roof)).toBe(roof);
  });
});
