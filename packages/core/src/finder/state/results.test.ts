import { expect, onTestFinished, test, vi } from 'vitest';
import { createScriptedProvider, place, startFinder } from '../../../test-support/finder/finderWorld.ts';
import { combineProviders, createLazyProvider } from '../../index.ts';
import { PLACE_TYPES, readAddress, readResult } from './results.ts';

/** Types "mars", answers with rows of somebody else's, and picks the first one that is displayed. */
async function pickFirst(...rows: unknown[]) {
  const { finder, world, type, press, labels } = startFinder({
    provider: {
      ...createScriptedProvider().provider,
      suggest: async (query) => ({
        query,
        results: rows as readonly ReturnType<typeof place>[],
        attribution: '',
      }),
    },
  });
  type('mars');
  await world.settle();
  const shown = labels();
  const { status } = finder.getState();
  press('down');
  press('enter');
  return { shown, status, value: finder.getState().value };
}

test('null is missing, as a database writes it: the row is displayed and picked', async () => {
  const nothing = {
    highlight: null,
    match: null,
    address: null,
    smartCode: null,
    smartcode: null,
    plusCode: null,
  };
  const row = {
    ...nothing,
    id: '1',
    label: 'Marsa',
    type: null,
    location: { lat: 36.8, lng: 10.1, accuracy: null },
  };
  const { shown, value } = await pickFirst({ ...row, distanceMeters: null });
  expect(shown).toEqual(['Marsa']);
  expect(value).toMatchObject({ text: 'Marsa', source: 'picked', plusCode: '', accuracy: 'locality' });
});

test('a row keeps each type that we know, whole or in part; another is a locality', () => {
  const part = { id: '1', label: 'Marsa' };
  const whole = readResult(part);
  for (const row of [part, { ...whole }])
    expect([...PLACE_TYPES, 'bakery'].map((type) => readResult({ ...row, type })?.type)).toEqual([
      ...PLACE_TYPES,
      'locality',
    ]);
});

test('an id that is a number and a point whose decimals are text are read; text that is no number is not', async () => {
  const lat = '36.8';
  const rows = [17, 18].map((id) => ({
    id,
    label: `Marsa ${id}`,
    location: { lat, lng: id === 17 ? '' : '10.1' },
  }));
  const { shown, value } = await pickFirst(...rows, { id: '19', label: 'x', location: { lat, lng: 'east' } });
  expect(shown).toEqual(['Marsa 18']);
  expect(value.location).toEqual({ lat: 36.8, lng: 10.1 });
});

test.each([
  [90, 10.1],
  [36.8, -181],
  [1e308, 1e308],
  [Infinity, 10.1],
])('a row at %s, %s, which no map can show, has no point', async (lat, lng) => {
  const { shown, value } = await pickFirst({ ...place('1', 'Marsa'), location: { lat, lng } });
  expect(shown).toEqual(['Marsa']);
  expect(value).toMatchObject({ source: 'picked', location: null });
});

test.each([
  ['null', null],
  ['no list', 'marsa'],
  ['texts', ['marsa']],
  ['null each', [null, {}]],
])('corrections that are %s do not keep a row from being picked', async (_, corrections) => {
  const match = { score: 1, kind: 'prefix', corrections };
  expect((await pickFirst({ ...place('1', 'Marsa'), match })).value).toMatchObject({ source: 'picked' });
});

test.each(['rooftop', 'street', 'locality', 'postal'] as const)(
  'an accuracy that is %s is kept',
  async (accuracy) => {
    const row = { ...place('1', 'Marsa'), location: { lat: 36.8, lng: 10.1, accuracy } };
    expect((await pickFirst(row)).value.accuracy).toBe(accuracy);
  },
);

test.each([undefined, null, 'ROOFTOP', 1])(
  'an accuracy that is %s, none of ours, is a locality’s',
  async (accuracy) => {
    const row = { ...place('1', 'Marsa'), location: { lat: 36.8, lng: 10.1, accuracy } };
    expect((await pickFirst(row)).value.accuracy).toBe('locality');
  },
);

test('rows of a class, whose fields are getters, are displayed; one whose getter throws is passed over', async () => {
  class Row {
    readonly #fails: boolean;
    constructor(fails: boolean) {
      this.#fails = fails;
    }
    get id() {
      return 'row';
    }
    get label() {
      if (this.#fails) throw new Error('not loaded');
      return 'Marsa';
    }
    get location() {
      return { lat: 36.8, lng: 10.1 };
    }
  }
  expect((await pickFirst(new Row(true), new Row(false))).shown).toEqual(['Marsa']);
  // Nothing else to display: an error, and no endless search.
  expect((await pickFirst(new Row(true))).status).toEqual({ kind: 'error', reason: 'invalid' });
});

test('an address of a class keeps the texts that are its getters, or its prototype’s', () => {
  class Where {
    readonly #town: string;
    constructor(town: string) {
      this.#town = town;
    }
    get locality() {
      return this.#town;
    }
    get postalCode() {
      return 2070;
    }
  }
  const expected = { locality: 'Marsa', postalCode: '2070', street: '' };
  expect(readAddress(new Where('Marsa'))).toMatchObject(expected);
  const inherited: unknown = Object.create({ locality: 'Marsa', postalCode: 2070 });
  for (const address of [new Where('Marsa'), inherited])
    expect(readResult({ ...place('1'), address })?.address).toMatchObject(expected);
});

test('a page that adds to the prototype of all objects has rows all the same', () => {
  Object.assign(Object.prototype, { each() {} });
  onTestFinished(() => void Reflect.deleteProperty(Object.prototype, 'each'));
  const whole = place('1');
  expect(readResult(whole)).toBe(whole);
  expect(readResult({ id: 'a', label: 'Marsa' })?.label).toBe('Marsa');
  expect(readAddress({ locality: 'Marsa' })?.locality).toBe('Marsa');
});

test('a complete result is used as it is', () => {
  const whole = place('1');
  expect(readResult(whole)).toBe(whole);
});

test('where the person saves data the focus loads nothing; the first search loads all it needs, also what its provider prepares', async () => {
  vi.stubGlobal('navigator', { onLine: true, connection: { saveData: true } });
  onTestFinished(() => void vi.unstubAllGlobals());
  const { provider } = createScriptedProvider();
  const loads: string[] = [];
  const device = createLazyProvider(async () => {
    loads.push('device');
    return provider;
  });
  const own = createLazyProvider(async () => {
    loads.push('own');
    // As the element does: both are on their way at once, not one after the other.
    device.prepare?.();
    return combineProviders([device]);
  });
  const { finder, type } = startFinder({ provider: own });
  finder.prepare();
  expect(loads).toEqual([]);
  type('m');
  expect(loads).toEqual(['own', 'device']);
});

test('what cannot be fetched beforehand is no error of the page, however the provider says it', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  const prepared: string[] = [];
  const { provider } = createScriptedProvider();
  const offline = { ...provider, prepare: () => Promise.reject(new Error('offline')) };
  const broken = {
    ...provider,
    prepare: () => {
      throw new Error('broken');
    },
  };
  const last = { ...provider, prepare: () => void prepared.push('last') };
  const lazy = createLazyProvider(async () => offline);
  for (const each of [offline, broken, lazy, combineProviders([offline, broken, last])])
    startFinder({ provider: each }).finder.prepare();
  // Unhandled rejections are reported after the microtasks of a turn.
  await new Promise((resolve) => setTimeout(resolve, 0));
  process.off('unhandledRejection', unhandled);
  expect(prepared).toEqual(['last']);
  expect(unhandled).not.toHaveBeenCalled();
});
