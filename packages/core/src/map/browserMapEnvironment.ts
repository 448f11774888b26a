import type { MapPickerEnvironment } from '../map-picker/mapPicker.environment.ts';
import { locateDevice } from '../dom/locateDevice.ts';
import { defaultMapPickerEnvironment } from '../map-picker/mapPicker.environment.ts';

/** The browser as a picker's environment: its clock and geolocation. */
export const browserMapEnvironment: MapPickerEnvironment = {
  ...defaultMapPickerEnvironment,
  locate: locateDevice,
};
