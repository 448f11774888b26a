import { emptyValue } from '../../finder/address/value.ts';
import type { AddressValue } from '../../finder/state/types.ts';
import { describe, expect, it } from 'vitest';
import { isOwnPoint, pinOfValue } from './mapValue.ts';

const point = { lat: 36.8065, lng: 10.1815 };
const value = (change: Partial<AddressValue>): AddressValue => ({
  ...emptyValue,
  text: 'La Marsa',
  source: 'picked',
  location: point,
  accuracy: 'postal',
  ...change,
});

describe('the pin of a value', () => {
  it.each([
    ['a bare point, taken for a rooftop', point, { accuracy: 'rooftop', radiusMeters: 30 }],
    ['a picked address, as exact as that', value({}), { accuracy: 'postal', radiusMeters: 2500 }],
    ['one of unknown accuracy', value({ accuracy: null }), { accuracy: 'locality', radiusMeters: 800 }],
    [
      'an address of another service, in whose words accuracy is something else',
      value(JSON.parse('{"accuracy":"ROOFTOP"}')),
      { accuracy: 'locality', radiusMeters: 800 },
    ],
    ['a pin that was confirmed', value({ source: 'pin', confirmed: true }), { radiusMeters: 0 }],
    ['a pin that nobody confirmed', value({ source: 'pin' }), { accuracy: 'postal', radiusMeters: 2500 }],
  ])('%s', (_, given, pin) => {
    expect(pinOfValue(given)).toMatchObject({ location: point, origin: 'given', ...pin });
  });

  it('is that of a stored address whose coordinates are text', () => {
    const location = JSON.parse('{"lat":"36.8065","lng":"10.1815"}');
    expect(pinOfValue(value({ location }))).toMatchObject({ location: point });
    expect(pinOfValue(location)).toMatchObject({ location: point });
  });

  it('is that of a stored address without a source, of a row of columns, and of a point with other names', () => {
    const read = (json: string) => pinOfValue(JSON.parse(json));
    const place = { location: point, accuracy: 'street' };
    expect(
      read('{"text":"La Marsa","accuracy":"street","location":{"lat":36.8065,"lng":10.1815}}'),
    ).toMatchObject(place);
    expect(read('{"text":"La Marsa","accuracy":"street","lat":"36.8065","lng":"10.1815"}')).toMatchObject(
      place,
    );
    expect(read('{"type":"Point","coordinates":[10.1815,36.8065]}')).toMatchObject({ location: point });
  });

  it('is none without a point', () => {
    const empty = value({ location: JSON.parse('{"lat":null,"lng":null}') });
    expect(pinOfValue(empty)).toBeNull();
    expect(pinOfValue(null)).toBeNull();
    expect(pinOfValue({ lat: 0, lng: 0 })).toBeNull();
    expect(pinOfValue(value({ source: 'free', location: null }))).toBeNull();
    expect(pinOfValue({ lat: Number.NaN, lng: 10 })).toBeNull();
  });
});

it('Home is the point of any value but a moved pin', () => {
  expect([point, value({}), value({ source: 'pin' }), null].map(isOwnPoint)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
