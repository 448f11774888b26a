/** Scrolls the active option into view. jsdom has no layout and nothing to scroll. */
export function scrollToActive(list: Element | null): void {
  const option = list?.querySelector('[data-active]');
  if (typeof option?.scrollIntoView === 'function') option.scrollIntoView({ block: 'nearest' });
}
