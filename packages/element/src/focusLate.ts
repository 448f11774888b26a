/**
 * `autofocus` for an element that stood on the page before its script came: the browser looked for what to focus while there was no field
 * yet. It comes late, so somebody who is elsewhere by now is left there, and so is a page that was opened at one of its anchors.
 */
export function focusLate(element: HTMLElement): void {
  const { activeElement, body } = element.ownerDocument;
  const isFree = activeElement === null || activeElement === body;
  if (element.autofocus && isFree && element.ownerDocument.querySelector(':target') === null) element.focus();
}
