/** Asked so, because a frame's shadow root is of another class; an `<a>` has a `host` too. */
export const isShadowRoot = (root: Node): root is ShadowRoot => 'host' in root && 'mode' in root;

/** Whether the focus is inside an element, as seen by the document or shadow root that contains it. */
export function hasFocus(element: Element): boolean {
  const tree = element.getRootNode();
  return 'activeElement' in tree && tree.activeElement === element;
}

/** Whether the focus stays in a finder when it moves to `next`: inside `root`, or still in its input. */
function isFocusWithin(root: Element, input: Element | null, next: EventTarget | null): boolean {
  if (input !== null && hasFocus(input)) return true;
  // Duck-typed: `instanceof` fails for nodes of an iframe.
  return next !== null && 'nodeType' in next && root.contains(next as Node);
}

/**
 * Calls back when the focus leaves a finder for something else on the page. When the window loses it, or the frame that the page is in, the
 * list stays. It can be inspected, and copied into from another window.
 */
export function whenFocusLeaves(
  root: Element,
  input: Element | null,
  next: EventTarget | null,
  onLeave: () => void,
): void {
  if (isFocusWithin(root, input, next)) return;
  if (next !== null) return onLeave();
  const page = root.ownerDocument;
  // In a task of its own: a frame's page still says that it has the focus while the page around the frame takes it.
  page.defaultView?.setTimeout(() => {
    const tree = root.getRootNode();
    const focused = 'activeElement' in tree ? (tree.activeElement as Element | null) : null;
    if (page.hasFocus() && root.isConnected && !isFocusWithin(root, input, focused)) onLeave();
  });
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
