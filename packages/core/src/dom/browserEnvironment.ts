import { defaultEnvironment, LocateError, type FinderEnvironment } from '../finder/finder.environment.ts';

const POSITION_OPTIONS: PositionOptions = { enableHighAccuracy: true, timeout: 15_000, maximumAge: 60_000 };

function isApple(): boolean {
  return typeof navigator !== 'undefined' && /mac|iphone|ipad|ipod/i.test(navigator.platform);
}

/** The browser as a finder's environment: clock, randomness, geolocation. */
export const browserEnvironment: FinderEnvironment = {
  ...defaultEnvironment,
  locate: () =>
    new Promise((resolve, reject) => {
      if (typeof navigator === 'undefined' || !('geolocation' in navigator)) {
        reject(new LocateError('unavailable'));
        return;
      }
      navigator.geolocation.getCurrentPosition(
        ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
        ({ code, PERMISSION_DENIED, TIMEOUT }) => {
          if (code === PERMISSION_DENIED) reject(new LocateError('denied'));
          else reject(new LocateError(code === TIMEOUT ? 'timeout' : 'unavailable'));
        },
        POSITION_OPTIONS,
      );
    }),
  get speaksActiveOption() {
    return isApple();
  },
};
