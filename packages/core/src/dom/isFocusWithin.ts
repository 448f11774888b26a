/** Asked so, because a frame's shadow root is of another class; an `<a>` has a `host` too. */
export const isShadowRoot = (root: Node): root is ShadowRoot => 'host' in root && 'mode' in root;

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

/** Whether another field or control has the focus: neither the page, nor what is in `root` or around it. */
export function isFocusElsewhere(root: Element): boolean {
  const tree = root.getRootNode();
  const page = root.ownerDocument;
  const here = 'activeElement' in tree ? (tree.activeElement as Element | null) : null;
  const focused = here ?? page.activeElement;
  if (focused === null || root.contains(focused)) return false;
  const outermost = isShadowRoot(tree) ? tree.host : root;
  return !focused.contains(root) && !focused.contains(outermost);
}
