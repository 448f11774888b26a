/**
 * A page may put an `<input>` of its own into the element: it is the field until the script has come, and stays it where that cannot
 * be fetched or read. What the buyer has typed there meanwhile is kept, and the field goes, or the form would send it too.
 */
export function takeField(element: HTMLElement & { value: string }, input: HTMLInputElement): void {
  const field = element.querySelector('input');
  if (field === null) return;
  const { value, defaultValue, selectionStart, selectionEnd } = field;
  const hasFocus = field.matches(':focus');
  field.remove();
  if (value !== defaultValue) element.value = value;
  if (!hasFocus) return;
  input.focus();
  // Else the next letter may replace what was typed.
  input.setSelectionRange(selectionStart, selectionEnd);
}
