import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserEnvironment } from './browserEnvironment.ts';
import { locateDevice } from './locateDevice.ts';

type Answer = Geolocation['getCurrentPosition'];

/** A browser whose geolocation answers as told, on a page that may ask. */
function browserThat(getCurrentPosition: Answer, page = {}, isSecureContext = true): void {
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition }, platform: '' });
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', { isSecureContext });
}

const coords = { latitude: 36.8, longitude: 10.18, accuracy: 25 };
const failure = (code: number) => ({
  code,
  message: '',
  PERMISSION_DENIED: 1,
  POSITION_UNAVAILABLE: 2,
  TIMEOUT: 3,
});
const { signal } = new AbortController();

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("the device's position", () => {
  it('is a point and its uncertainty; a finder takes the point', async () => {
    browserThat((found) => found({ coords } as GeolocationPosition));
    expect(await locateDevice(signal)).toEqual({ location: { lat: 36.8, lng: 10.18 }, radiusMeters: 25 });
    expect(await browserEnvironment.locate(signal)).toEqual({ lat: 36.8, lng: 10.18 });
  });

  it.each([
    [1, 'denied'],
    [2, 'unavailable'],
    [3, 'timeout'],
  ])('that the browser refuses with code %i is %s', async (code, reason) => {
    browserThat((_, failed) => failed?.(failure(code) as GeolocationPositionError));
    await expect(locateDevice(signal)).rejects.toMatchObject({ name: 'LocateError', reason });
  });

  it('is not asked for where the page may not, by its policy or over plain http, and the console says so once', async () => {
    const asked = vi.fn();
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    browserThat(asked, { featurePolicy: { allowsFeature: () => false } });
    await expect(locateDevice(signal)).rejects.toMatchObject({ reason: 'forbidden' });
    browserThat(asked, {}, false);
    await expect(locateDevice(signal)).rejects.toMatchObject({ reason: 'forbidden' });
    expect(asked).not.toHaveBeenCalled();
    expect(warned.mock.calls).toEqual([[expect.stringContaining('Permissions-Policy')]]);
    warned.mockRestore();
    browserThat((found) => found({ coords } as GeolocationPosition), {
      featurePolicy: { allowsFeature: () => true },
    });
    expect(await locateDevice(signal)).toMatchObject({ radiusMeters: 25 });
  });

  it('is unavailable where there is no geolocation', async () => {
    vi.stubGlobal('navigator', {});
    await expect(locateDevice(signal)).rejects.toMatchObject({ reason: 'unavailable' });
  });

  it('is asked for as exactly as the device can, for 15 seconds, and may be half a minute old', async () => {
    const asked: (PositionOptions | undefined)[] = [];
    browserThat((found, _, options) => {
      asked.push(options);
      found({ coords } as GeolocationPosition);
    });
    await locateDevice(signal);
    expect(asked).toEqual([{ enableHighAccuracy: true, timeout: 15_000, maximumAge: 30_000 }]);
  });

  it('is given up when nobody answers the prompt for permission', async () => {
    vi.useFakeTimers();
    browserThat(() => {});
    const refused = expect(browserEnvironment.locate(signal)).rejects.toMatchObject({ reason: 'timeout' });
    await vi.advanceTimersByTimeAsync(59_999);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    await refused;
  });

  it('leaves no timer behind once it is found, refused or no longer wanted', async () => {
    vi.useFakeTimers();
    browserThat((found) => found({ coords } as GeolocationPosition));
    await locateDevice(signal);
    browserThat((_, failed) => failed?.(failure(1) as GeolocationPositionError));
    await locateDevice(signal).catch(() => {});
    browserThat(() => {});
    const controller = new AbortController();
    void locateDevice(controller.signal);
    expect(vi.getTimerCount()).toBe(1);
    controller.abort();
    expect(vi.getTimerCount()).toBe(0);
  });
});
