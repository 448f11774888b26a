import { LocateError } from '../../finder/state/environment.ts';
import type { DevicePosition } from '../../map-picker/state/environment.ts';
import { platformTimer } from '../../platformTimer.ts';
import { warnOnce } from '../../warnOnce.ts';

/** Milliseconds. `maximumAge` lets a position found a moment ago be used again. */
const POSITION_OPTIONS: PositionOptions = { enableHighAccuracy: true, timeout: 15_000, maximumAge: 30_000 };
/** Milliseconds. The browser's timeout starts only once its permission prompt is answered; a prompt that is ignored must end too. */
const PROMPT_TIMEOUT_MS = 60_000;

/** Why the page itself may not ask, in a developer's words; empty where it may, or where the browser does not tell. */
function forbiddenBy(): string {
  // Firefox and Safari tell no page its policy: there it is `denied`.
  const { featurePolicy } = document as Document & {
    readonly featurePolicy?: { allowsFeature(feature: string): boolean };
  };
  // jsdom has no `isSecureContext`.
  if (window.isSecureContext === false) return 'the page came over plain http: serve it over https';
  return featurePolicy?.allowsFeature('geolocation') === false
    ? 'its Permissions-Policy or its frame forbids it: add geolocation=(self), or allow="geolocation" to the frame'
    : '';
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
    const reason = forbiddenBy();
    if (reason !== '') {
      warnOnce(`The position of the device cannot be asked for: ${reason}.`);
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
