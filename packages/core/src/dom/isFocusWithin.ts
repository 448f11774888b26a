/** Whether the focus is inside an element, as seen by the document or shadow root that contains it. */
export function hasFocus(element: Element): boolean {
  const tree = element.getRootNode();
  return 'activeElement' in tree && tree.activeElement === element;
}

/**
 * Whether the focus stays in a finder when it moves to `next`: inside `root`, or still in its input, as when the window loses the
 * focus.
 */
export function isFocusWithin(root: Element, input: Element | null, next: EventTarget | null): boolean {
  if (input !== null && hasFocus(input)) return true;
  // Duck-typed: `instanceof` fails for nodes of an iframe.
  return next !== null && 'nodeType' in next && root.contains(next as Node);
}
