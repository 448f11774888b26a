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
