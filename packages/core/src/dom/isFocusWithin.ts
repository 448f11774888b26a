/** Whether the focus is in an element, in the document or shadow root that it stands in. */
export function hasFocus(element: Element): boolean {
  const tree = element.getRootNode();
  return 'activeElement' in tree && tree.activeElement === element;
}

/**
 * Whether the focus, on its way to `next`, stays with a finder: in `root`, or still in its input, as when the whole window
 * loses it.
 */
export function isFocusWithin(root: Element, input: Element | null, next: EventTarget | null): boolean {
  if (input !== null && hasFocus(input)) return true;
  // By its shape: in an iframe it is of another page's class.
  return next !== null && 'nodeType' in next && root.contains(next as Node);
}
