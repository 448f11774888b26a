import type { AddressValue, MapPickerState } from '@smart-address/core';

/** A pin that is about to be saved; `preventDefault()` cancels it: the pin stays unlocked, and nothing is stored. */
export interface MapPickerChange {
  readonly value: AddressValue;
  readonly reason: 'save';
  /** The browser event that caused it, or null if code made the change. */
  readonly event: Event | null;
}

/** The element's own events. All bubble, also out of shadow roots. */
export interface MapPickerEventMap extends HTMLElementEventMap {
  'value-change': CustomEvent<MapPickerChange>;
  /** The pin was unlocked (`adjust`) or locked (`view`). Until it is locked, its new position is not saved. */
  'mode-change': CustomEvent<{ readonly mode: MapPickerState['mode'] }>;
}
