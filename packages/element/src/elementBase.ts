type Listener<Events, Name extends keyof Events> = (event: Events[Name]) => unknown;

/**
 * The listeners that a template may give for an element's own events: `onvalue-change` and so on. Its own are named, not told by what
 * `HTMLElementEventMap` lacks: a page that listens further up has declared some of them there.
 */
export type OwnHandlers<Events extends HTMLElementEventMap, Own extends keyof Events & string> = {
  [Name in Own as `on${Name}`]?: Listener<Events, Name> | undefined;
};

/** An element with typed listeners for its events. */
export interface EventfulElement<Events extends HTMLElementEventMap> extends HTMLElement {
  addEventListener<Name extends keyof Events & string>(
    type: Name,
    listener: Listener<Events, Name>,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject | null,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Name extends keyof Events & string>(
    type: Name,
    listener: Listener<Events, Name>,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject | null,
    options?: boolean | EventListenerOptions,
  ): void;
}

/** What an element extends. Servers have no `HTMLElement`: there its class can be imported, but not instantiated. */
export const elementBase = <Events extends HTMLElementEventMap>(): new () => EventfulElement<Events> =>
  typeof HTMLElement === 'undefined' ? (EventTarget as new () => EventfulElement<Events>) : HTMLElement;
