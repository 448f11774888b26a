/**
 * Whether an input event comes from the browser's autofill and not from typing. Chromium and WebKit mark the input and then tell of it
 * in a bare event, which names no kind of edit; Firefox tells of a replacement. A replacement while the list is open is a spelling
 * correction.
 */
export function isAutofill(
  { inputType }: { readonly inputType?: string | undefined },
  target: { matches(selector: string): boolean },
  isOpen: boolean,
): boolean {
  if (inputType === 'insertReplacementText') return !isOpen;
  if (inputType) return false;
  try {
    // A list that forgives: each browser passes over the name it does not know.
    return target.matches(':is(:autofill, :-webkit-autofill)');
  } catch {
    return false;
  }
}
