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

/** Sets an attribute as a property's text; null and undefined remove it. */
export function writeAttribute(
  element: Element,
  name: string,
  value: number | string | null | undefined,
): void {
  if (value == null) element.removeAttribute(name);
  else element.setAttribute(name, String(value));
}

/** Properties set before the element was defined shadow its accessors: reapplies them. */
export function takeEarlyProperties(element: HTMLElement): void {
  const prototype: unknown = Object.getPrototypeOf(element);
  for (const name of Object.keys(element)) {
    if (typeof prototype !== 'object' || prototype === null || !(name in prototype)) continue;
    const value: unknown = Reflect.get(element, name);
    Reflect.deleteProperty(element, name);
    Reflect.set(element, name, value);
  }
}
