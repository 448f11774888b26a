import { describe, expect, it } from 'vitest';
import type { AddressValue } from '../../finder/state/types.ts';
import { emptyValue } from '../../finder/address/value.ts';
import { describeLocation } from '../../map-picker/messages/describeLocation.ts';
import { createMapPicker, type MapPickerChangeDetails } from '../../map-picker/mapPicker.ts';
import { MAP_LANGS } from '../../map-picker/messages/messages.ts';
import { createControllableValue, movePin } from './createControllableValue.ts';
import { loadMapData, type MapData } from '../loadMapData.ts';
import { pinOfValue, type MapValue } from './mapValue.ts';
import { encodePlusCode, encodeSmartCode } from '@smart-address/codes';

const point = { lat: 36.8065, lng: 10.1815 };
const near = { lat: 36.8068, lng: 10.1815 };
const far = { lat: 36.86, lng: 10.19 };
const farther = { lat: 36.8603, lng: 10.19 };
const sousse = { lat: 35.8269, lng: 10.639 };
const address: NonNullable<AddressValue['address']> = {
  houseNumber: '12',
  street: 'Rue Charles de Gaulle',
  locality: 'Tunis',
  delegation: 'Bab Bhar',
  governorate: 'Tunis',
  governorateCode: 'TN-11',
  postalCode: '1000',
  country: 'TN',
};
const house: AddressValue = {
  ...emptyValue,
  address,
  text: '12 Rue Charles de Gaulle, Tunis',
  source: 'picked',
  location: point,
  accuracy: 'rooftop',
};

const hold = (initial: MapValue) => createControllableValue(createMapPicker<MapData>({ pin: null }), initial);

/** What a saved pin gives: each brings a description of its point. */
function save(held: ReturnType<typeof hold>, location: AddressValue['location'], cancelling?: () => void) {
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
    if (!cancelling) return;
    cancelling();
    details.cancel();
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
    [
      'a moved pin in an address’s words, as an order has it',
      { ...house, source: 'pin' },
      { text: house.text },
    ],
    [
      'a moved pin in words that are its code: nothing',
      { ...house, source: 'pin', text: 'R54J+JJ Tunis' },
      null,
    ],
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

  it.each(MAP_LANGS)(
    'a moved pin in words that describe its point in %s, whatever the map speaks: nothing',
    async (lang) => {
      const store = createMapPicker<MapData>({ pin: null, locale: 'en', load: () => loadMapData() });
      const stop = store.start();
      const { gazetteer } = await new Promise<MapData>((resolve) => {
        store.subscribe(() => {
          const { data } = store.getSnapshot();
          if (data) resolve(data);
        });
      });
      stop();
      const { words } = describeLocation(point, gazetteer, lang);
      const addressOf = (text: string) =>
        createControllableValue(store, { ...house, source: 'pin', text }).address();
      expect(words).not.toBe('');
      expect(addressOf(words)).toBeNull();
      expect(addressOf(`${words}, 3e étage`)).not.toBeNull();
    },
  );

  it('the address that was given before the pin was moved, until there is none', () => {
    const held = hold(house);
    held.set({ ...house, source: 'pin', location: near }, null);
    expect(held.address()).toEqual(house);
    held.set(null, null);
    expect(held.address()).toBeNull();
  });
});

describe('a pin that is given', () => {
  const other: AddressValue = {
    ...house,
    source: 'pin',
    text: '3 Rue de la Plage, Sousse',
    location: sousse,
  };

  it('far from the address is another order’s: nothing of the old one is left', () => {
    const store = createMapPicker<MapData>({ pin: pinOfValue(house) });
    const held = createControllableValue(store, house);
    held.set(other, null);
    expect(held.address()).toEqual(other);
    expect(store.getSnapshot().state.home).toBeNull();
  });

  it('and was chosen over the address, or a part of a metre from that, is still compared with it', () => {
    const store = createMapPicker<MapData>({ pin: pinOfValue(house) });
    const held = createControllableValue(store, house);
    const chosen = save(held, far);
    // Drawn anew before the page, which waits for its server, gives it back.
    held.set(house, null);
    held.set({ ...chosen, location: { ...far, lat: far.lat + 1e-6 } }, null);
    expect(held.address()).toEqual(house);
    expect(store.getSnapshot().state.home?.location).toEqual(point);
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
    held.set({ ...value, text: `${house.text}, portail bleu` }, null);
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
    held.set({ ...chosen, text: 'Villa Yasmine' }, null);
    expect(save(held, farther).text).toBe('Villa Yasmine');
  });

  it('that was chosen does not take what is written about it to a third place', () => {
    const held = hold(house);
    held.set({ ...save(held, far), text: 'Villa Yasmine, La Marsa' }, null);
    expect(save(held, sousse).text).toBe('35.8269 N');
  });

  it.each(['', 'Villa Yasmine, La Marsa'])(
    'has the address’s words again on the way back to it: %s',
    (text) => {
      const held = hold(house);
      const chosen = save(held, far);
      if (text) held.set({ ...chosen, text }, null);
      expect(save(held, near)).toMatchObject({ text: house.text, address: house.address });
    },
  );

  it('of an order keeps its words with their parts at the door, and not in another town', () => {
    const order: AddressValue = { ...house, source: 'pin', confirmed: true };
    expect(save(hold(order), near)).toMatchObject({ text: house.text, address: house.address });
    expect(save(hold(order), sousse)).toMatchObject({ text: '35.8269 N', address: null });
  });

  it('keeps the house number that was written after the pin was moved', () => {
    const held = hold({ ...house, accuracy: 'street' });
    const value = save(held, near);
    const text = `14${house.text.slice(2)}`;
    held.set({ ...value, text, address: { ...address, houseNumber: '14' } }, null);
    expect(save(held, point)).toMatchObject({ text, address: { houseNumber: '14', street: address.street } });
    held.set({ ...value, text, address: null }, null);
    expect(save(held, near)).toMatchObject({ text, address });
  });

  it('has the parts of its own point beside words that were found nowhere', () => {
    const held = hold({ ...emptyValue, text: 'Derrière la poste' });
    held.set({ ...save(held, near), address: { ...address, locality: 'Bab El Bhar' } }, null);
    expect(save(held, sousse)).toMatchObject({ text: 'Derrière la poste', address: null });
  });

  it('that is cancelled leaves what was held', () => {
    const held = hold(house);
    expect(save(held, far, () => {}).text).toBe('36.86 N');
    expect(save(held, near).text).toBe(house.text);
  });

  it('that is cancelled leaves what the page gave in place of it', () => {
    const held = hold({ ...house, source: 'pin' });
    const other: AddressValue = { ...house, text: 'La Marsa', location: far };
    save(held, near, () => held.set(other, null));
    expect(save(held, farther).text).toBe('La Marsa');
  });
});

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
