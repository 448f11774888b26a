/**
 * Whether an input event comes from the browser's autofill and not from typing. Chromium and WebKit mark the input before they
 * tell; Firefox tells first, as a replacement. A replacement while the list is open is a spelling correction.
 */
export function isAutofill(
  event: { readonly inputType?: string | undefined },
  target: { matches(selector: string): boolean },
  isOpen: boolean,
): boolean {
  if (event.inputType === 'insertReplacementText') return !isOpen;
  return [':autofill', ':-webkit-autofill'].some((selector) => {
    try {
      return target.matches(selector);
    } catch {
      // A browser without the selector refuses to parse it.
      return false;
    }
  });
}
