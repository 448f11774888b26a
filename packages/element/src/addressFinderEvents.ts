import type { AddressValue, FilledField, FinderChangeReason } from '@smart-address/core';

/** What is about to become so; `preventDefault()` takes the whole change back: text, address and popup stay as they were. */
export interface AddressFinderChange<Value> {
  readonly value: Value;
  readonly reason: FinderChangeReason;
  /** The browser's event behind it, or null when there was none (an answer came). */
  readonly event: Event | null;
}

/** The element's own events. All of them bubble, and out of a shadow root too; those that report a change can be cancelled. */
export interface AddressFinderEventMap extends HTMLElementEventMap {
  'value-change': CustomEvent<AddressFinderChange<AddressValue>>;
  'input-value-change': CustomEvent<AddressFinderChange<string>>;
  'open-change': CustomEvent<AddressFinderChange<boolean>>;
  /** After a pick: what it has changed in other fields of the form. */
  'fields-filled': CustomEvent<{ readonly changed: readonly FilledField[] }>;
}

type Listener<Name extends keyof AddressFinderEventMap> = (event: AddressFinderEventMap[Name]) => unknown;

/** An element that knows the types of these events. */
export interface AddressFinderEvents extends HTMLElement {
  addEventListener<Name extends keyof AddressFinderEventMap>(
    type: Name,
    listener: Listener<Name>,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject | null,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Name extends keyof AddressFinderEventMap>(
    type: Name,
    listener: Listener<Name>,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject | null,
    options?: boolean | EventListenerOptions,
  ): void;
}
