import type { MapPickerEnvironment } from '../map-picker/state/environment.ts';
import { locateDevice } from '../dom/device/locateDevice.ts';
import { defaultMapPickerEnvironment } from '../map-picker/state/environment.ts';

/** The browser as a picker's environment: its clock and geolocation. */
export const browserMapEnvironment: MapPickerEnvironment = {
  ...defaultMapPickerEnvironment,
  locate: locateDevice,
};
