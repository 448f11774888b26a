/**
 * Whether an input event comes from the browser's autofill and not from typing. Chromium and WebKit match `:autofill` and then
 * fire a plain event without an `inputType`; Firefox reports a replacement. A replacement while the list is open is a spelling
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
    // A forgiving selector list: each browser skips the pseudo-class it does not know.
    return target.matches(':is(:autofill, :-webkit-autofill)');
  } catch {
    return false;
  }
}
