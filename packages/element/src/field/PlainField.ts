import type { AddressValue } from '@smart-address/core';
import { finderMessages, freeValue } from '@smart-address/core/finder';
import type { AddressFinderChange } from '../finder/addressFinder.types.ts';
import { localeAround } from '../surroundings.ts';
import { takeEarlyProperties } from '../elementBase.ts';

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
 * What the tag is in a browser without `ElementInternals` (Safari before 16.4, Chrome before 77). It is a plain text field of the page's
 * own form, or the one that the page has put into it. The order can be sent; the address in it is a text.
 */
export class PlainField extends HTMLElement {
  static readonly observedAttributes: readonly string[] = SHARED;

  /** The field. Of our making until the element is in the page: it holds what a framework gives before that. */
  #input = this.ownerDocument.createElement('input');
  #hasStarted = false;
  /** Whether the field in the page is of our making: to one of the page's own nothing is copied. */
  #isOurs = false;
  /** What of our making is in the element. */
  #ours: HTMLElement | null = null;

  get value(): string {
    return this.#input.value;
  }
  set value(text: string | null | undefined) {
    this.#input.value = text ?? '';
  }

  get addressValue(): AddressValue {
    return freeValue(this.value);
  }
  set addressValue(value: AddressValue | null | undefined) {
    this.value = value?.text;
  }

  get form(): HTMLFormElement | null {
    return this.#input.form;
  }

  override focus(options?: FocusOptions): void {
    this.#input.focus(options);
  }

  checkValidity(): boolean {
    return this.#input.checkValidity();
  }

  reportValidity(): boolean {
    return this.#input.reportValidity();
  }

  setCustomValidity(message: string): void {
    this.#input.setCustomValidity(message);
  }

  connectedCallback(): void {
    if (this.#hasStarted) return;
    this.#hasStarted = true;
    // While the page is still being read, what is in the element comes after it; so it does where Angular renders it.
    new MutationObserver(() => {
      const ofPage = this.#isOurs ? this.#ofPage() : undefined;
      if (ofPage === undefined) return;
      this.#isOurs = false;
      this.#ours?.remove();
      this.#use(ofPage);
    }).observe(this, { childList: true, subtree: true });
    const ofPage = this.#ofPage();
    this.#isOurs = ofPage === undefined;
    const hasLabel = this.#use(ofPage ?? this.#input);
    if (this.#isOurs) this.#place(hasLabel);
    // Its script comes late: a page has set its stored address by now.
    takeEarlyProperties(this);
  }

  #ofPage(): HTMLInputElement | undefined {
    return [...this.querySelectorAll('input')].find((each) => each !== this.#input && each.type !== 'hidden');
  }

  /** Makes an input the field; true if a label names it. */
  #use(input: HTMLInputElement): boolean {
    const named = this.#input.id || this.id;
    if (input.value === input.defaultValue && this.value !== '') input.value = this.value;
    this.#input = input;
    // A label names the element by its id, which stays the element's.
    const labels = [...this.ownerDocument.querySelectorAll('label')].filter(
      ({ htmlFor }) => named !== '' && htmlFor === named,
    );
    if (labels.length > 0) input.id ||= `${this.id}-text`;
    for (const label of labels) label.htmlFor = input.id;
    input.addEventListener('input', (event) => {
      this.#tell('value-change', this.addressValue, event);
      this.#tell('input-value-change', this.value, event);
    });
    return labels.length > 0;
  }

  #tell<Value>(type: string, value: Value, event: Event): void {
    const detail: AddressFinderChange<Value> = { value, reason: 'input', event };
    this.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true, detail }));
  }

  attributeChangedCallback(name: string): void {
    if (this.#isOurs) this.#copy(name);
  }

  #copy(name: string): void {
    const text = this.getAttribute(name) ?? (name === 'autocomplete' ? 'address-line1' : null);
    if (text === null) this.#input.removeAttribute(name);
    else this.#input.setAttribute(name, text);
  }

  #place(hasLabel: boolean): void {
    for (const name of SHARED) this.#copy(name);
    const isNamed =
      hasLabel ||
      this.closest('label') !== null ||
      this.hasAttribute('aria-label') ||
      this.hasAttribute('aria-labelledby');
    const name = this.getAttribute('label') ?? finderMessages(localeAround(this)).label;
    this.#ours = this.#input;
    if (!isNamed && name !== '') {
      this.#ours = this.ownerDocument.createElement('label');
      this.#ours.append(name, ' ', this.#input);
    }
    this.append(this.#ours);
  }
}
