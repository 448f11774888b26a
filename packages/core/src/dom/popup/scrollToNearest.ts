/** Scrolls an element into view, by as little as that takes. jsdom has no layout and nothing to scroll. */
export function scrollToNearest(element: Element | null | undefined): void {
  if (typeof element?.scrollIntoView === 'function') element.scrollIntoView({ block: 'nearest' });
}

/** Scrolls the active option into view. */
export function scrollToActive(list: Element | null): void {
  scrollToNearest(list?.querySelector('[data-active]'));
}
