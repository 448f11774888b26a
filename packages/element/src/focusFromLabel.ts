/**
 * Focuses an element when its label is pressed. Chrome 92 does not do so for elements of a form that delegate their focus,
 * and only tells them that they were clicked; in later ones the element has the focus already. A click by script focuses nothing.
 */
export function focusFromLabel(element: HTMLElement): void {
  element.addEventListener('click', (event) => {
    if (event.isTrusted && event.composedPath()[0] === element) element.focus();
  });
}
