/**
 * A page may put an `<input>` of its own into the element: it is the field until the script has come, and stays it where that cannot
 * be fetched or read. What the buyer has typed there meanwhile is kept, and the field leaves the form, which would send it too. It
 * stays in the element, unseen: a framework that hydrates the page stops, or writes it anew, where a node of the server's is missing.
 */
export function takeField(element: HTMLElement & { value: string }, input: HTMLInputElement): void {
  const field = element.querySelector('input');
  if (field === null || field.getAttribute('form') === '') return;
  const { value, defaultValue, selectionStart, selectionEnd } = field;
  const hasFocus = field.matches(':focus');
  // Of no form. Disabled, it would come back so from a reload in Firefox, before the script.
  field.setAttribute('form', '');
  if (value !== defaultValue) element.value = value;
  if (!hasFocus) return;
  input.focus();
  // Else the next letter may replace what was typed.
  input.setSelectionRange(selectionStart, selectionEnd);
}
