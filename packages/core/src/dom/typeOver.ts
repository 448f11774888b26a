import { hasFocus } from './isFocusWithin.ts';

/**
 * Replaces the text of a focused input as an edit of the user's own, with the browser's `input` event, so that undo gives back what was
 * typed. Setting `value` leaves the browser's history on a text that is gone: Chromium's undo does nothing, and its redo appends the
 * old letters. No standard command replaces the deprecated `execCommand`. Returns false, with the text unchanged, where it does not
 * apply: without the focus, beyond `maxlength`, in a browser or a page that refuses it.
 */
export function typeOver(input: HTMLInputElement, text: string): boolean {
  const page = input.ownerDocument;
  const isTooLong = input.maxLength >= 0 && text.length > input.maxLength;
  if (isTooLong || !hasFocus(input) || typeof page.execCommand !== 'function') return false;
  input.setSelectionRange(0, input.value.length);
  page.execCommand(text === '' ? 'delete' : 'insertText', false, text);
  return input.value === text;
}
