import { LocateError } from '../../finder/state/environment.ts';
import type { DevicePosition } from '../../map-picker/state/environment.ts';
import { platformTimer } from '../../platformTimer.ts';
import { warnOnce } from '../../report.ts';

/** Milliseconds. `maximumAge` lets a position found a moment ago be used again. */
const POSITION_OPTIONS: PositionOptions = { enableHighAccuracy: true, timeout: 15_000, maximumAge: 30_000 };
/** Milliseconds. The browser's timeout starts only once its permission prompt is answered; a prompt that is ignored must end too. */
const PROMPT_TIMEOUT_MS = 60_000;

/** Whether the page itself may not ask. Firefox and Safari tell no page its policy: there it is `denied`. */
function isForbidden(): boolean {
  const { featurePolicy } = document as Document & {
    readonly featurePolicy?: { allowsFeature(feature: string): boolean };
  };
  // jsdom has no `isSecureContext`.
  return window.isSecureContext === false || featurePolicy?.allowsFeature('geolocation') === false;
}

/**
 * The device's position from the browser's geolocation. The first call asks for permission.
 *
 * @throws LocateError `denied`, `forbidden` (the page may not ask), `timeout` (also for a prompt that nobody answers), `unavailable`.
 */
export function locateDevice(signal: AbortSignal): Promise<DevicePosition> {
  return new Promise((resolve, reject) => {
    if (typeof navigator === 'undefined' || !('geolocation' in navigator)) {
      reject(new LocateError('unavailable'));
      return;
    }
    if (isForbidden()) {
      warnOnce(
        'This page may not ask for the position. Serve it over https, with Permissions-Policy: geolocation=(self), its frame with allow="geolocation".',
      );
      reject(new LocateError('forbidden'));
      return;
    }
    const cancel = platformTimer(() => reject(new LocateError('timeout')), PROMPT_TIMEOUT_MS);
    signal.addEventListener('abort', cancel);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        cancel();
        resolve({
          location: { lat: coords.latitude, lng: coords.longitude },
          radiusMeters: coords.accuracy,
        });
      },
      ({ code, PERMISSION_DENIED, TIMEOUT }) => {
        cancel();
        if (code === PERMISSION_DENIED) reject(new LocateError('denied'));
        else reject(new LocateError(code === TIMEOUT ? 'timeout' : 'unavailable'));
      },
      POSITION_OPTIONS,
    );
  });
}
