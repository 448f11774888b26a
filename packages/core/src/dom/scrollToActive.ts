/** Brings the active option into sight; where there is no layout (a test in jsdom) there is nothing to scroll. */
export function scrollToActive(list: Element | null): void {
  const option = list?.querySelector('[data-active]');
  if (typeof option?.scrollIntoView === 'function') option.scrollIntoView({ block: 'nearest' });
}
