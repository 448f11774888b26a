/**
 * `autofocus` for an element that was in the document before its script was loaded. When the browser looked for the element to focus, there
 * was no field yet. If the user has focused something else by now, or the page was opened at an anchor, nothing happens.
 */
export function focusLate(element: HTMLElement): void {
  const { activeElement, body } = element.ownerDocument;
  const isFree = activeElement === null || activeElement === body;
  if (element.autofocus && isFree && element.ownerDocument.querySelector(':target') === null) element.focus();
}
