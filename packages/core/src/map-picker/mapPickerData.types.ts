import type { Gazetteer } from '@smart-address/gazetteer';
import type { ClassifyOutside } from './state/createPinCheck.ts';
import type { readTypedLocation } from './typedLocation.ts';

/** The country's data, and what reads a typed text with it; `classify` tells the sea from a neighbouring country. */
export interface MapPickerData {
  readonly gazetteer: Gazetteer;
  readonly classify: ClassifyOutside | null;
  /** Not part of a page's first load, so it comes with the data. */
  readonly readTypedLocation: typeof readTypedLocation;
}
