import { scrollToNearest } from './scrollToNearest.ts';

/** Scrolls the active option into view. */
export function scrollToActive(list: Element | null): void {
  scrollToNearest(list?.querySelector('[data-active]'));
}
