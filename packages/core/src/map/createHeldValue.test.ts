import { describe, expect, it } from 'vitest';
import type { AddressValue } from '../finder/finder.types.ts';
import { emptyValue } from '../finder/finder.value.ts';
import { createMapPicker, type MapPickerChangeDetails } from '../map-picker/mapPicker.ts';
import { createHeldValue } from './createHeldValue.ts';
import type { MapData } from './loadMapData.ts';
import type { MapValue } from './mapValue.ts';

const point = { lat: 36.8065, lng: 10.1815 };
const near = { lat: 36.8068, lng: 10.1815 };
const far = { lat: 36.86, lng: 10.19 };
const farther = { lat: 36.8603, lng: 10.19 };
const house: AddressValue = {
  ...emptyValue,
  text: '12 Rue Charles de Gaulle, Tunis',
  source: 'picked',
  location: point,
  accuracy: 'rooftop',
};

const hold = (initial: MapValue) => createHeldValue(createMapPicker<MapData>({ pin: null }), initial);

/** What a saved pin gives: each brings a description of its point. */
function save(held: ReturnType<typeof hold>, location: AddressValue['location'], cancels = false) {
  const pinned: AddressValue = {
    ...emptyValue,
    source: 'pin',
    confirmed: true,
    location,
    text: `${location?.lat} N`,
  };
  let told: AddressValue = emptyValue;
  const details: MapPickerChangeDetails & { isCanceled: boolean } = {
    reason: 'save',
    event: null,
    isCanceled: false,
    cancel: () => (details.isCanceled = true),
  };
  held.save(pinned, details, (value) => {
    told = value;
    if (cancels) details.cancel();
  });
  return told;
}

describe('a pin is compared with', () => {
  it.each<[string, MapValue, Partial<AddressValue> | null]>([
    ['an address', house, { text: house.text, location: point, accuracy: 'rooftop' }],
    [
      'a row of columns',
      { text: 'La Marsa', ...point },
      { text: 'La Marsa', location: point, accuracy: null },
    ],
    ['a bare point: nothing', point, null],
    ['a point without words: nothing', { ...house, text: '' }, null],
    ['a moved pin: nothing', { ...house, source: 'pin' }, null],
    [
      'stored coordinates that are text',
      JSON.parse('{"text":"Tunis","location":{"lat":"36.8065","lng":"10.1815"}}'),
      { location: point },
    ],
    [
      'stored coordinates that are null',
      JSON.parse('{"text":"Tunis","location":{"lat":null,"lng":null}}'),
      { location: null },
    ],
    ['a text that is a number', JSON.parse('{"text":1001,"lat":36.8065,"lng":10.1815}'), { text: '1001' }],
  ])('%s', (_, value, address) => {
    if (address === null) expect(hold(value).address()).toBeNull();
    else expect(hold(value).address()).toMatchObject(address);
  });

  it('the address that was given before the pin was moved, until there is none', () => {
    const held = hold(house);
    held.give({ ...house, source: 'pin', location: near }, null);
    expect(held.address()).toEqual(house);
    held.give(null, null);
    expect(held.address()).toBeNull();
  });
});

describe('a saved pin', () => {
  it('keeps the words of the address that it can belong to', () => {
    const held = hold(house);
    expect(save(held, near)).toMatchObject({
      text: house.text,
      source: 'pin',
      confirmed: true,
      location: near,
    });
    expect(save(held, point).text).toBe(house.text);
  });

  it('keeps what the buyer has written since', () => {
    const held = hold(house);
    const value = save(held, near);
    held.give({ ...value, text: `${house.text}, portail bleu` }, null);
    expect(save(held, point).text).toBe(`${house.text}, portail bleu`);
  });

  it('is described where it cannot belong to the address, and where there was none', () => {
    expect(save(hold(house), far).text).toBe('36.86 N');
    expect(save(hold(null), near).text).toBe('36.8068 N');
    const held = hold(point);
    save(held, near);
    expect(save(held, far).text).toBe('36.86 N');
  });

  it('that was chosen over the address keeps what is written about it, and no description of another point', () => {
    const held = hold(house);
    const chosen = save(held, far);
    expect(save(held, farther).text).toBe('36.8603 N');
    held.give({ ...chosen, text: 'Villa Yasmine' }, null);
    expect(save(held, farther).text).toBe('Villa Yasmine');
  });

  it('has the address’s words again on the way back to it', () => {
    const held = hold(house);
    save(held, far);
    expect(save(held, near).text).toBe(house.text);
  });

  it('that is cancelled leaves what was held', () => {
    const held = hold(house);
    expect(save(held, far, true).text).toBe('36.86 N');
    expect(save(held, near).text).toBe(house.text);
  });
});
