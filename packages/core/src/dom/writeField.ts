export type TextField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Writes into a field as a person would: through the element's own setter, which frameworks do not watch, and with the events
 * they do watch.
 */
export function writeField(field: TextField, text: string): void {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  setter?.call(field, text);
  const view = field.ownerDocument.defaultView ?? window;
  field.dispatchEvent(new view.Event('input', { bubbles: true, composed: true }));
  field.dispatchEvent(new view.Event('change', { bubbles: true }));
}
