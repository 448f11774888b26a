import { hasFocus } from './isFocusWithin.ts';

export type TextField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Sets a field's value as if typed: through the prototype's setter, which frameworks do not intercept, and with the events that
 * they listen to.
 */
export function writeField(field: TextField, text: string): void {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  setter?.call(field, text);
  const view = field.ownerDocument.defaultView ?? window;
  field.dispatchEvent(new view.Event('input', { bubbles: true, composed: true }));
  tellChange(field);
  // Who watches the field's own `value` hears what it says now: @testing-library/user-event would type on from the text before.
  const { value } = field;
  field.value = value;
}

/** Fires the event of a change that is complete. */
export function tellChange(field: TextField): void {
  const view = field.ownerDocument.defaultView ?? window;
  field.dispatchEvent(new view.Event('change', { bubbles: true }));
}

/** Inputs whose text a page rewrote while it was typed. */
const rewritten = new WeakSet<HTMLInputElement>();

/**
 * Replaces the text of a focused input as an edit of the user's own. It fires the browser's `input` event, and undo gives back what was
 * typed. Setting `value` leaves the browser's history on a text that is gone: Chromium's undo does nothing, and its redo appends the old
 * letters. No standard command replaces the deprecated `execCommand`. Returns whether the event was fired. It is false, with the text
 * unchanged, where it does not apply. That is without the focus, beyond `maxlength`, after `rewriteText`, in a browser or a page that
 * refuses it.
 */
export function typeOver(input: HTMLInputElement, text: string): boolean {
  const page = input.ownerDocument;
  const isTooLong = input.maxLength >= 0 && text.length > input.maxLength;
  const isUsable = hasFocus(input) && !rewritten.has(input) && typeof page.execCommand === 'function';
  if (isTooLong || !isUsable) return false;
  let isTold = false;
  const hear = () => {
    isTold = true;
  };
  input.addEventListener('input', hear, { capture: true });
  input.setSelectionRange(0, input.value.length);
  page.execCommand(text === '' ? 'delete' : 'insertText', false, text);
  input.removeEventListener('input', hear, { capture: true });
  // A listener of the page may have written another text: the edit was told all the same.
  return isTold || input.value === text;
}

/**
 * Sets a text that a page made of what was typed or picked (capitals, a name without its postal code), without an event. Chromium's undo
 * and redo would append old letters to such a text, so they do nothing in this input from then on.
 */
export function rewriteText(input: HTMLInputElement, text: string): void {
  input.value = text;
  if (text === '' || !hasFocus(input) || rewritten.has(input)) return;
  rewritten.add(input);
  input.addEventListener('beforeinput', (event) => {
    if (event.inputType.startsWith('history')) event.preventDefault();
  });
}
