import type { AddressValue, FillCause, FilledField, FinderChangeReason } from '@smart-address/core';

/** A change that is about to happen; `preventDefault()` cancels all of it: text, address and popup stay as they were. */
export interface AddressFinderChange<Value> {
  readonly value: Value;
  readonly reason: FinderChangeReason;
  /** The browser event that caused it, or null if there was none (an answer arrived). */
  readonly event: Event | null;
}

/** The element's own events. All but the last bubble, also out of shadow roots; those that report a change are cancelable. */
export interface AddressFinderEventMap extends HTMLElementEventMap {
  'value-change': CustomEvent<AddressFinderChange<AddressValue>>;
  'input-value-change': CustomEvent<AddressFinderChange<string>>;
  'open-change': CustomEvent<AddressFinderChange<boolean>>;
  /** After a pick or a clear: the changes in other fields of the form. */
  'fields-filled': CustomEvent<FillCause & { readonly changed: readonly FilledField[] }>;
  /** `addressValue` is another one, whoever set it. */
  'value-set': Event;
}
