interface Taker extends HTMLElement {
  readonly value: string;
}

function take(element: Taker, input: HTMLInputElement, onTyped: (text: string) => void): void {
  const field = element.querySelector<HTMLInputElement>('input:not([form=""], [type="hidden"])');
  if (field === null) return;
  const { value, defaultValue, selectionStart, selectionEnd } = field;
  const hasFocus = field.matches(':focus');
  // Of no form. Disabled, it would come back so from a reload in Firefox, before the script.
  field.setAttribute('form', '');
  // Required and empty, it would be what a page finds as invalid.
  field.readOnly = true;
  if (hasFocus) input.focus();
  if (value !== defaultValue && value !== element.value) onTyped(value);
  // Taken once: a page that writes its markup anew puts the field back into the form.
  field.value = defaultValue;
  // Else the next letter may replace what was typed.
  if (hasFocus) input.setSelectionRange(selectionStart, selectionEnd);
}

/**
 * A page may put an `<input>` of its own into the element. It is the field until the script has come, and stays it where that cannot be
 * fetched or read. What the buyer has typed there meanwhile is kept, and the field leaves the form, which would send it too. It stays in
 * the element, unseen: a framework that hydrates the page stops, or writes it anew, where a node of the server's is missing.
 *
 * @returns a function that stops watching for one, for an element that leaves the page.
 */
export function takeField(
  element: Taker,
  input: HTMLInputElement,
  onTyped: (text: string) => void,
): () => void {
  const onChange = () => take(element, input, onTyped);
  const taken = () => element.querySelector<HTMLInputElement>('input[form=""]');
  taken()?.removeAttribute('disabled');
  onChange();
  // While the page is still being read, what is in the element comes after it; so it does where Angular renders it.
  const observer = new MutationObserver(onChange);
  observer.observe(element, { childList: true, subtree: true, attributeFilter: ['form'] });
  const listening = new AbortController();
  const { signal } = listening;
  // By the names of its fields Chromium knows a form again on the way back, and restores none of them where one is missing.
  window.addEventListener(
    'pagehide',
    () => {
      const field = taken();
      if (field === null) return;
      field.removeAttribute('form');
      field.value = element.value;
      observer.takeRecords();
    },
    { signal },
  );
  window.addEventListener('pageshow', onChange, { signal });
  return () => {
    observer.disconnect();
    listening.abort();
    // Off the page a form sends it whatever its attribute says.
    taken()?.setAttribute('disabled', '');
  };
}
