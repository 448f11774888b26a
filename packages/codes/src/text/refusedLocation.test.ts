import { describe, expect, it } from 'vitest';
import { recogniseLocation } from './recogniseLocation.ts';
import { refusedLocation } from './refusedLocation.ts';

describe('what is no words', () => {
  it.each([
    '36.8065, 370.1815',
    '(236.8, 190.18)',
    '36.8065 N 370.18 E',
    '٣٦٫٨٠٦٥، ٣٧٠٫١٨',
    '36,8065 ; 370,1815',
  ])('is refused as coordinates: %s', (text) => {
    expect(refusedLocation(text)).toBe('coordinates');
    expect(recogniseLocation(text).kind).toBe('text');
  });

  it.each(['https://maps.app.goo.gl/AbC123xyz', 'goo.gl/maps/abc', 'http://example.tn/boutique?id=4'])(
    'is refused as a link: %s',
    (text) => {
      expect(refusedLocation(text)).toBe('link');
      expect(recogniseLocation(text).kind).toBe('text');
    },
  );

  it.each([
    'rue de rome 12',
    '12, 14 rue de rome',
    '12.500 DT',
    'Rue de Rome https://goo.gl/maps/abc',
    'km 3.5 route de Gremda',
    '2070',
    '',
  ])('is words: %s', (text) => expect(refusedLocation(text)).toBeNull());
});
