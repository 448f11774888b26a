import type { LatLng } from '@smart-address/codes';
import { loadGazetteer } from '@smart-address/gazetteer';
import { beforeAll, describe, expect, it } from 'vitest';
import { LocateError } from '../finder/state/environment.ts';
import type { AddressValue } from '../finder/state/types.ts';
import { createOfflineProvider } from '../providers/createOfflineProvider.ts';
import type { Provider } from '../provider.types.ts';
import { createMapPicker, type MapPickerOptions } from './mapPicker.ts';
import type { MapPickerData } from './state/createPinCheck.ts';
import { readTypedLocation } from './typedLocation.ts';
import type { DevicePosition } from './state/environment.ts';
import { givenPin } from './pin.ts';

const HOME = { lat: 36.8065, lng: 10.1815 };
let data: MapPickerData;
beforeAll(async () => {
  data = { gazetteer: await loadGazetteer(), classify: null, readTypedLocation };
});

/** A picker whose clock is turned by hand and whose device answers when told to. */
function setUp(options: MapPickerOptions = {}) {
  const timers = new Set<() => void>();
  let answer: { resolve(position: DevicePosition): void; reject(error: Error): void } | null = null;
  const picker = createMapPicker({
    pin: givenPin(HOME, 'rooftop'),
    load: () => Promise.resolve(data),
    locale: 'en',
    ...options,
    environment: {
      setTimer(callback) {
        timers.add(callback);
        return () => timers.delete(callback);
      },
      locate: () =>
        new Promise((resolve, reject) => {
          answer = { resolve, reject };
        }),
    },
  });
  const stop = picker.start();
  return {
    picker,
    stop,
    rest() {
      const due = [...timers];
      timers.clear();
      for (const callback of due) callback();
    },
    device: () => answer,
    pending: () => timers.size,
  };
}
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
const north = { type: 'step', direction: 'north', digits: 10 } as const;

describe('a map moved by keys', () => {
  const view = (lat: number, lng: number, widthMeters = 2000, isMoving = false) => ({
    center: { lat, lng },
    widthMeters,
    isMoving,
  });

  it('is told of once it rests, and not while it is on its way: how far, which way, what is at its centre', async () => {
    const { picker, rest } = setUp({ pin: null });
    await settle();
    let shown = view(36.8, 10.18);
    for (const lat of [36.805, 36.81]) {
      picker.willMove('pan', () => shown);
      shown = view(lat, 10.18, 2000, true);
    }
    rest();
    expect(picker.getSnapshot().announcement).toBe('');
    shown = view(36.81, 10.18);
    rest();
    expect(picker.getSnapshot().announcement).toMatch(/^Map moved 1.1 km north\. At the centre: .+ Tunis\.$/);
    picker.willMove('zoom', () => shown);
    shown = view(36.81, 10.18, 1000);
    rest();
    expect(picker.getSnapshot().announcement).toMatch(
      /^The map shows 1 km from west to east\. At the centre: /,
    );
  });

  it('says that no pin can be placed at its centre; and only its width while the keys move a pin', async () => {
    const { picker, rest } = setUp();
    await settle();
    picker.willMove('zoom', () => view(48.85, 2.35));
    rest();
    expect(picker.getSnapshot().announcement).toContain('At the centre: This point is outside Tunisia.');
    picker.send({ type: 'adjust' });
    picker.willMove('zoom', () => view(48.85, 2.35));
    rest();
    expect(picker.getSnapshot().announcement).toBe('The map shows 2 km from west to east.');
  });

  it('is not told of after something else has been said', async () => {
    const { picker, rest } = setUp({ pin: null });
    await settle();
    picker.willMove('pan', () => view(36.8, 10.18));
    picker.send({ type: 'adjust' });
    const { announcement } = picker.getSnapshot();
    rest();
    expect(picker.getSnapshot().announcement).toBe(announcement);
  });
});

describe('the picker', () => {
  it('speaks once after several steps: how far, which way, where, and the plus code', async () => {
    const { picker, rest } = setUp();
    await settle();
    picker.send({ type: 'adjust' });
    for (let step = 0; step < 3; step += 1) picker.send(north);
    const before = picker.getSnapshot().announcement;
    rest();
    const { announcement, facts } = picker.getSnapshot();
    expect(announcement).not.toBe(before);
    expect(announcement).toContain('Pin moved 42 m north.');
    expect(announcement).toContain(facts?.words);
    expect(announcement).toContain(facts?.plusCode);
  });

  it('hands out the same snapshot until something changes', () => {
    const { picker } = setUp();
    const first = picker.getSnapshot();
    expect(picker.getSnapshot()).toBe(first);
    picker.send({ type: 'save' });
    expect(picker.getSnapshot()).toBe(first);
    picker.send({ type: 'adjust' });
    expect(picker.getSnapshot()).not.toBe(first);
  });

  it('gives the saved value with its own point, codes and address', async () => {
    const saved: AddressValue[] = [];
    const { picker } = setUp({ onValueChange: (value) => saved.push(value) });
    await settle();
    picker.send({ type: 'adjust' });
    picker.send({ type: 'place', location: { lat: 36.79941234567, lng: 10.1716 }, origin: 'tap' });
    expect(picker.save()).toBe(true);
    expect(saved).toHaveLength(1);
    expect(saved[0]).toMatchObject({
      source: 'pin',
      confirmed: true,
      location: { lat: 36.7994123, lng: 10.1716 },
      address: { governorate: 'Tunis', country: 'TN' },
    });
    expect(picker.getSnapshot().state.mode).toBe('view');
  });

  it('stays unlocked when the callback takes the save back', () => {
    const { picker } = setUp({ onValueChange: (_, details) => details.cancel() });
    picker.send({ type: 'adjust' });
    picker.send(north);
    expect(picker.save()).toBe(false);
    expect(picker.getSnapshot().state.mode).toBe('adjust');
  });

  it.each(['denied', 'timeout', 'unavailable'] as const)('says that the position is %s', async (reason) => {
    const { picker, device } = setUp();
    picker.locate();
    expect(picker.getSnapshot().state.locate.kind).toBe('locating');
    device()?.reject(new LocateError(reason));
    await settle();
    expect(picker.getSnapshot().state).toMatchObject({
      locate: { kind: 'failed', reason },
      pin: { location: HOME },
    });
    expect(picker.getSnapshot().announcement).not.toBe('');
  });

  it('puts the pin at the device’s position with its circle, and says so', async () => {
    const { picker, device } = setUp();
    await settle();
    picker.locate();
    device()?.resolve({ location: { lat: 36.8, lng: 10.18 }, radiusMeters: 35 });
    await settle();
    expect(picker.getSnapshot().state.pin).toMatchObject({ origin: 'device', radiusMeters: 35 });
    expect(picker.getSnapshot().announcement).toContain('within 35 m');
  });

  it('drops a position that comes after the picker is gone, and leaves no timer and no request', async () => {
    const asked: AbortSignal[] = [];
    const reverse: Provider['reverse'] = (_, { signal }) => {
      asked.push(signal);
      return new Promise(() => {});
    };
    const provider = { ...createOfflineProvider(), reverse };
    const { picker, device, stop, pending, rest } = setUp({ provider });
    picker.send({ type: 'adjust' });
    picker.send(north);
    rest();
    picker.send(north);
    picker.locate();
    expect(asked.map(({ aborted }) => aborted)).toEqual([false]);
    stop();
    expect(asked.map(({ aborted }) => aborted)).toEqual([true]);
    device()?.resolve({ location: { lat: 36.5, lng: 10 }, radiusMeters: 5 });
    await settle();
    expect(picker.getSnapshot().state.pin?.origin).toBe('step');
    expect(pending()).toBe(0);
  });

  it('goes on without data when it cannot be loaded', async () => {
    const { picker } = setUp({ load: () => Promise.reject(new Error('offline')) });
    await settle();
    expect(picker.getSnapshot().dataStatus).toBe('failed');
    picker.send({ type: 'adjust' });
    picker.send(north);
    expect(picker.save()).toBe(true);
  });

  it('loads the data again after a failure when it is told to, and not otherwise', async () => {
    let attempts = 0;
    const load = () => {
      attempts += 1;
      return attempts === 1 ? Promise.reject(new Error('offline')) : Promise.resolve(data);
    };
    const { picker } = setUp({ load });
    picker.retry();
    await settle();
    expect([attempts, picker.getSnapshot().dataStatus]).toEqual([1, 'failed']);
    picker.retry();
    expect(picker.getSnapshot().dataStatus).toBe('loading');
    await settle();
    picker.retry();
    await settle();
    expect([attempts, picker.getSnapshot().dataStatus]).toEqual([2, 'ready']);
  });

  it('may be started again after it was stopped, as React’s StrictMode does', async () => {
    const { picker, stop } = setUp();
    stop();
    picker.start();
    await settle();
    expect(picker.getSnapshot().dataStatus).toBe('ready');
  });

  it('takes the address of a rested pin from the provider, and drops one for a place the pin has left', async () => {
    const offline = createOfflineProvider({ gazetteer: data.gazetteer });
    const waiting: (() => void)[] = [];
    const provider: Provider = {
      ...offline,
      async reverse(point, context) {
        const result = await offline.reverse(point, context);
        await new Promise<void>((resolve) => waiting.push(resolve));
        return result && { ...result, address: { ...result.address, street: `street of ${point.lat}` } };
      },
    };
    const { picker, rest } = setUp({ provider });
    await settle();
    picker.send({ type: 'adjust' });
    picker.send(north);
    rest();
    await expect.poll(() => waiting).toHaveLength(1);
    picker.send(north);
    rest();
    await expect.poll(() => waiting).toHaveLength(2);
    waiting[1]?.();
    await settle();
    waiting[0]?.();
    await settle();
    const { facts, state } = picker.getSnapshot();
    expect(facts?.address?.street).toBe(`street of ${state.pin?.location.lat}`);
  });

  it('asks the provider for no address of a place that the page gives', async () => {
    const asked: LatLng[] = [];
    const offline = createOfflineProvider({ gazetteer: data.gazetteer });
    const provider: Provider = {
      ...offline,
      reverse(point, context) {
        asked.push(point);
        return offline.reverse(point, context);
      },
    };
    const { picker, rest } = setUp({ pin: null, provider });
    await settle();
    picker.send({ type: 'given', pin: givenPin(HOME, 'rooftop'), home: null });
    rest();
    picker.send({ type: 'adjust' });
    picker.send(north);
    rest();
    expect(asked).toEqual([picker.getSnapshot().state.pin?.location]);
  });

  it.each([
    ['the parts it has', { street: 'Rue Untel', postalCode: 1002 }, 'Rue Untel', '1002'],
    ['no part', undefined, '', ''],
  ])('completes the address of a vendor’s provider that gives %s', async (_, address, street, postalCode) => {
    const offline = createOfflineProvider({ gazetteer: data.gazetteer });
    const reverse = async () => ({ id: 7, label: 'Rue Untel', address });
    const { picker, rest } = setUp({ provider: { ...offline, reverse } });
    await settle();
    picker.send({ type: 'adjust' });
    picker.send(north);
    rest();
    await expect.poll(() => picker.getSnapshot().facts?.address?.locality).toBe('');
    expect(picker.getSnapshot().facts?.address).toEqual({
      houseNumber: '',
      street,
      locality: '',
      delegation: '',
      governorate: '',
      governorateCode: '',
      postalCode,
      country: 'TN',
    });
  });

  it('speaks the new language at once', async () => {
    const { picker } = setUp();
    await settle();
    picker.send({ type: 'adjust' });
    picker.update({ locale: 'ar', provider: undefined, onValueChange: undefined });
    expect(picker.getSnapshot().announcement).toContain('الدبوس');
    expect(picker.getSnapshot().facts?.words).toContain('تونس');
  });
});

describe('who is told of the mode', () => {
  it('hears when the pin is unlocked and when it is saved, cancelled or given anew', () => {
    const modes: string[] = [];
    const { picker } = setUp({ onModeChange: (mode) => modes.push(mode) });
    picker.send({ type: 'adjust' });
    picker.send(north);
    expect(modes).toEqual(['adjust']);
    picker.save();
    picker.send({ type: 'adjust' });
    picker.send({ type: 'cancel' });
    picker.send({ type: 'adjust' });
    picker.send({ type: 'given', pin: givenPin({ lat: 35, lng: 10 }, 'street'), home: null });
    expect(modes).toEqual(['adjust', 'view', 'adjust', 'view', 'adjust', 'view']);
  });

  it('hears nothing of a save that was taken back', () => {
    const modes: string[] = [];
    const { picker } = setUp({
      onModeChange: (mode) => modes.push(mode),
      onValueChange: (_, details) => details.cancel(),
    });
    picker.send({ type: 'adjust' });
    picker.send(north);
    picker.save();
    expect(modes).toEqual(['adjust']);
  });
});

describe('a text that is typed before the data is loaded', () => {
  const AT = { lat: 36.81, lng: 10.19 };
  const adjusted = (load: () => Promise<MapPickerData>) => {
    const { picker, stop } = setUp({ load });
    picker.send({ type: 'adjust' });
    return { picker, stop, at: () => picker.getSnapshot().state.pin?.location };
  };

  it('is read then, unless something newer was asked for or the picker is gone', async () => {
    let arrive: (loaded: MapPickerData) => void = () => undefined;
    const coming = new Promise<MapPickerData>((resolve) => (arrive = resolve));
    const open = () => adjusted(() => coming);
    const [once, twice, moved, cancelled, saved, gone] = [open(), open(), open(), open(), open(), open()];
    const placed = [
      once.picker.type('36.81, 10.19', null),
      twice.picker.type('36.82, 10.2', null),
      twice.picker.type('36.81, 10.19', null),
      moved.picker.type('36.81, 10.19', null),
      cancelled.picker.type('36.81, 10.19', null),
      saved.picker.type('36.81, 10.19', null),
      gone.picker.type('36.81, 10.19', null),
    ];
    expect(once.at()).toEqual(HOME);
    moved.picker.send({ type: 'place', location: { lat: 36.83, lng: 10.2 }, origin: 'tap' });
    cancelled.picker.send({ type: 'cancel' });
    expect(saved.picker.save()).toBe(true);
    gone.stop();
    const left = gone.picker.getSnapshot().state;
    arrive(data);
    expect(await Promise.all(placed)).toEqual([true, false, true, false, false, true, false]);
    expect(gone.picker.getSnapshot().state).toBe(left);
    expect([once.at(), twice.at()]).toEqual([AT, AT]);
    expect(moved.at()).toEqual({ lat: 36.83, lng: 10.2 });
    expect([cancelled.at(), cancelled.picker.getSnapshot().state.mode]).toEqual([HOME, 'view']);
    // Not lost by a save that came before it: shown, to be saved or not.
    expect([saved.at(), saved.picker.getSnapshot().state.mode]).toEqual([AT, 'adjust']);
  });

  it('is told of where the data cannot be loaded, and asks for it again the next time', async () => {
    let isCut = true;
    const { picker, at } = adjusted(() =>
      isCut ? Promise.reject(new Error('Cut.')) : Promise.resolve(data),
    );
    for (let time = 0; time < 2; time += 1) {
      expect(await picker.type('36.81, 10.19', null)).toBe(false);
      expect(picker.getSnapshot().announcement).toContain('This cannot be read yet');
    }
    isCut = false;
    expect(await picker.type('36.81, 10.19', null)).toBe(true);
    expect(at()).toEqual(AT);
    expect(picker.getSnapshot().dataStatus).toBe('ready');
  });
});
