import type { MapPickerEnvironment } from '@smart-address/core';
import { defaultMapPickerEnvironment, LocateError } from '@smart-address/core/map-picker';

const POSITION_OPTIONS: PositionOptions = { enableHighAccuracy: true, timeout: 15_000, maximumAge: 30_000 };
/**
 * Milliseconds. The browser's own timeout starts only after its permission prompt is answered; an unanswered prompt must end too.
 */
const PATIENCE = 60_000;

/** The browser as a picker's environment: its clock and geolocation. */
export const browserMapEnvironment: MapPickerEnvironment = {
  ...defaultMapPickerEnvironment,
  locate: (signal) =>
    new Promise((resolve, reject) => {
      if (typeof navigator === 'undefined' || !('geolocation' in navigator)) {
        reject(new LocateError('unavailable'));
        return;
      }
      const timer = setTimeout(() => reject(new LocateError('timeout')), PATIENCE);
      signal.addEventListener('abort', () => clearTimeout(timer));
      navigator.geolocation.getCurrentPosition(
        ({ coords }) => {
          clearTimeout(timer);
          resolve({
            location: { lat: coords.latitude, lng: coords.longitude },
            radiusMeters: coords.accuracy,
          });
        },
        ({ code, PERMISSION_DENIED, TIMEOUT }) => {
          clearTimeout(timer);
          if (code === PERMISSION_DENIED) reject(new LocateError('denied'));
          else reject(new LocateError(code === TIMEOUT ? 'timeout' : 'unavailable'));
        },
        POSITION_OPTIONS,
      );
    }),
};
