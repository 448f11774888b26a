import type { LatLng } from '@smart-address/codes';
import { LocateError } from '../finder/finder.environment.ts';

/** Where the device is, and how far off that may be. */
export interface DevicePosition {
  readonly location: LatLng;
  readonly radiusMeters: number;
}

/** The world outside a picker: time, and where the device is. */
export interface MapPickerEnvironment {
  /** Calls back once after `milliseconds`; returns what takes it back. */
  setTimer(callback: () => void, milliseconds: number): () => void;
  /** The device's own position. Rejects with a `LocateError`. */
  locate(signal: AbortSignal): Promise<DevicePosition>;
}

/** The platform's own clock; a position only where an adapter brings one. */
export const defaultMapPickerEnvironment: MapPickerEnvironment = {
  setTimer(callback, milliseconds) {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  },
  locate: () => Promise.reject(new LocateError('unavailable')),
};
