/**
 * Focuses an element's input when its label is pressed. Chrome 92 does not do so for elements of a form that delegate their focus, and only
 * tells them that they were clicked. Later ones have focused it and selected its text, which the next letter would replace. A click by
 * script focuses nothing.
 */
export function focusFromLabel(element: HTMLElement, input: HTMLInputElement): void {
  element.addEventListener('click', (event) => {
    if (!event.isTrusted || event.composedPath()[0] !== element) return;
    input.focus();
    input.setSelectionRange(input.value.length, input.value.length);
  });
}

/**
 * `autofocus` for an element that was in the document before its script was loaded. When the browser looked for the element to focus, there
 * was no field yet. If the user has focused something else by now, or the page was opened at an anchor, nothing happens.
 */
export function focusLate(element: HTMLElement): void {
  const { activeElement, body } = element.ownerDocument;
  const isFree = activeElement === null || activeElement === body;
  if (element.autofocus && isFree && element.ownerDocument.querySelector(':target') === null) element.focus();
}
