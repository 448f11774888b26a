import type { MapPickerEnvironment } from '@smart-address/core';
import { locateDevice } from '@smart-address/core/dom';
import { defaultMapPickerEnvironment } from '@smart-address/core/map-picker';

/** The browser as a picker's environment: its clock and geolocation. */
export const browserMapEnvironment: MapPickerEnvironment = {
  ...defaultMapPickerEnvironment,
  locate: locateDevice,
};
