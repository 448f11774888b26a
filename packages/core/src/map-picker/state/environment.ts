import type { LatLng } from '@smart-address/codes';
import { LocateError } from '../../finder/state/environment.ts';
import { platformTimer, type SetTimer } from '../../platformTimer.ts';

/** The device's position and its uncertainty. */
export interface DevicePosition {
  readonly location: LatLng;
  readonly radiusMeters: number;
}

/** What a picker needs from its environment: time and geolocation. */
export interface MapPickerEnvironment {
  /** Calls back once after `milliseconds`; returns a function that cancels it. */
  readonly setTimer: SetTimer;
  /** The device's own position. Rejects with a `LocateError`. */
  locate(signal: AbortSignal): Promise<DevicePosition>;
}

/** The platform's clock; no geolocation unless an adapter adds it. */
export const defaultMapPickerEnvironment: MapPickerEnvironment = {
  setTimer: platformTimer,
  locate: () => Promise.reject(new LocateError('unavailable')),
};
