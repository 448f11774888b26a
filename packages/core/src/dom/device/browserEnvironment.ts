import { defaultEnvironment, type FinderEnvironment } from '../../finder/state/environment.ts';
import { locateDevice } from './locateDevice.ts';

function isApple(): boolean {
  return typeof navigator !== 'undefined' && /mac|iphone|ipad|ipod/i.test(navigator.platform);
}

/** The browser as a finder's environment: clock, randomness, geolocation. */
export const browserEnvironment: FinderEnvironment = {
  ...defaultEnvironment,
  locate: async (signal) => (await locateDevice(signal)).location,
  get speaksActiveOption() {
    return isApple();
  },
};
