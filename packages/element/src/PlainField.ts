import type { AddressValue } from '@smart-address/core';
import { finderMessages, freeValue } from '@smart-address/core/finder';
import type { AddressFinderChange } from './addressFinderEvents.ts';
import { localeAround } from './surroundings.ts';

/** The attributes that mean on an `<input>` what they mean on the finder. */
const SHARED = [
  'name',
  'value',
  'placeholder',
  'autocomplete',
  'required',
  'disabled',
  'readonly',
  'form',
  'autofocus',
  'aria-label',
  'aria-labelledby',
  'aria-describedby',
];

/**
 * What the tag is in a browser without `ElementInternals` (Safari before 16.4, Chrome before 77): a plain text field of the page's own
 * form, or the one that the page has put into it. The order can be sent; the address in it is a text.
 */
export class PlainField extends HTMLElement {
  static readonly observedAttributes: readonly string[] = SHARED;

  #input: HTMLInputElement | null = null;
  /** Whether the field is of our making: to one of the page's own nothing is copied. */
  #isOurs = false;

  get value(): string {
    return this.#input?.value ?? '';
  }
  set value(text: string | null | undefined) {
    if (this.#input !== null) this.#input.value = text ?? '';
  }

  get addressValue(): AddressValue {
    return freeValue(this.value);
  }
  set addressValue(value: AddressValue | null | undefined) {
    this.value = value?.text;
  }

  get form(): HTMLFormElement | null {
    return this.#input?.form ?? null;
  }

  override focus(options?: FocusOptions): void {
    this.#input?.focus(options);
  }

  checkValidity(): boolean {
    return this.#input?.checkValidity() ?? true;
  }

  reportValidity(): boolean {
    return this.#input?.reportValidity() ?? true;
  }

  setCustomValidity(message: string): void {
    this.#input?.setCustomValidity(message);
  }

  connectedCallback(): void {
    if (this.#input !== null) return;
    const ofPage = this.querySelector('input');
    const input = ofPage ?? this.ownerDocument.createElement('input');
    this.#input = input;
    this.#isOurs = ofPage === null;
    // A label names the element by its id, which stays the element's.
    const labels = [...this.ownerDocument.querySelectorAll('label')].filter(
      ({ htmlFor }) => this.id !== '' && htmlFor === this.id,
    );
    if (labels.length > 0) input.id ||= `${this.id}-text`;
    for (const label of labels) label.htmlFor = input.id;
    if (this.#isOurs) this.#place(input, labels.length > 0);
    input.addEventListener('input', (event) => {
      const detail: AddressFinderChange<AddressValue> = { value: this.addressValue, reason: 'input', event };
      this.dispatchEvent(new CustomEvent('value-change', { bubbles: true, composed: true, detail }));
    });
  }

  attributeChangedCallback(name: string): void {
    if (this.#isOurs) this.#copy(name);
  }

  #copy(name: string): void {
    const text = this.getAttribute(name) ?? (name === 'autocomplete' ? 'address-line1' : null);
    if (text === null) this.#input?.removeAttribute(name);
    else this.#input?.setAttribute(name, text);
  }

  #place(input: HTMLInputElement, hasLabel: boolean): void {
    for (const name of SHARED) this.#copy(name);
    const isNamed =
      hasLabel ||
      this.closest('label') !== null ||
      this.hasAttribute('aria-label') ||
      this.hasAttribute('aria-labelledby');
    const name = this.getAttribute('label') ?? finderMessages(localeAround(this)).label;
    if (isNamed || name === '') return this.append(input);
    const label = this.ownerDocument.createElement('label');
    label.append(name, ' ', input);
    this.append(label);
  }
}
