import type {
  AddressValue,
  FinderChangeDetails,
  FinderEvent,
  FinderOptions,
  StoredAddress,
} from '@smart-address/core';
import {
  createFinder,
  createRecents,
  emptyValue,
  freeValue,
  isSameValue,
  langOf,
  pickFault,
  readValue,
  usableAddress,
  usableText,
} from '@smart-address/core/finder';
import { fetchPinWhenIdle, fillFormFields, isFocusElsewhere, watchConnection } from '@smart-address/core/dom';
import { AddressFinderSettings } from './AddressFinderSettings.ts';
import type { AddressFinderChange } from './addressFinder.types.ts';
import { adoptStyles } from '../adoptStyles.ts';
import { createFinderView } from './createFinderView.ts';
import { focusFromLabel, focusLate } from '../field/focus.ts';
import {
  defaultAddress,
  formDataOf,
  hasDefaultText,
  restoredValue,
  VALUE_ATTRIBUTES,
} from '../field/formState.ts';
import { forwardEnvironment, warnOnce } from './settings.ts';
import { passReferences } from '../field/naming.ts';
import { readContext } from '../readContext.ts';
import { submitImplicitly } from '../field/submitImplicitly.ts';
import { localeAround, watchSurroundings } from '../surroundings.ts';
import { takeEarlyProperties, writeAttribute } from '../elementBase.ts';
import { takeField } from '../field/takeField.ts';
import { treeStyles } from '../treeStyles.ts';

const localRecents = createRecents(() => window.localStorage);

/**
 * A form-associated address finder. Registered as `address-finder` by the package's main entry, or by a team under another name.
 */
export class AddressFinderElement extends AddressFinderSettings {
  static readonly formAssociated = true;

  readonly #internals = this.attachInternals();
  // Delegates the focus from its label, the form and the page to the input.
  readonly #tree = this.attachShadow({ mode: 'open', delegatesFocus: true });
  #customError = '';
  #isDisabled = false;
  /** True once the value was changed and no longer follows the attribute. */
  #isDirty = false;
  /** True once the form has reported it as invalid. */
  #isRefused = false;
  /** The text at the last `change` event, or initially. */
  #settledText = '';
  #isResetting = false;
  #isTelling = false;
  /** True if it was in the document before its script was loaded. */
  #isLate = this.isConnected;
  /** The address that the page has set for its default text: a reset restores both. */
  #stored: StoredAddress | null = null;
  /** The text that the buyer had typed before the script came. */
  #early: string | undefined;
  #sent: { readonly name: string; readonly value: AddressValue } | undefined;
  #stop: (() => void) | null = null;
  readonly #finder = createFinder(
    this.#options(),
    forwardEnvironment(() => this.environment),
  );
  #context = readContext(this, this.#finder, this.#isDisabled);
  readonly #view = createFinderView(this.ownerDocument, this.#context, {
    typed: (event) => {
      this.#isDirty = true;
      this.#sync();
      // In the same turn as `value-change`: between two listeners of a native event a framework would restore the old text.
      this.dispatchEvent(new InputEvent('input', event));
    },
    settled: () => this.#settle(),
    entered: () => {
      this.#settle();
      if (this.form !== null) submitImplicitly(this.form);
    },
  });

  constructor() {
    super();
    this.#tree.append(this.#view.root);
    // Without a role Firefox has a box around the input with the same name and validity, and screen readers say both twice.
    this.#internals.role = 'generic';
    focusFromLabel(this, this.#view.input);
    this.addEventListener('invalid', () => {
      this.#isRefused = true;
      this.#sync();
    });
    // Chromium takes the focus of a tag that is being disabled before it tells the tag: that picks no row.
    const isLeft = (): void => {
      if (this.matches(':disabled')) this.formDisabledCallback(true);
    };
    this.#tree.addEventListener('focusout', isLeft, { capture: true });
    takeEarlyProperties(this);
  }

  /** The text in the field. Setting it fires no event. */
  get value(): string {
    return this.#finder.getState().inputValue;
  }
  set value(text: string | null | undefined) {
    const wanted = usableText('value', text ?? '');
    if (wanted === undefined) return;
    // Svelte writes `lat` as an attribute beside it: the next place is not that of the text that a reset restores.
    const initial = defaultAddress(this, this.#stored);
    if (initial.source !== 'free') this.#stored = initial;
    this.#put(() => {
      const { inputValue, isOpen } = this.#finder.getState();
      if (wanted === inputValue) return null;
      // If a page rewrites the text while it is typed, its text is searched for.
      return isOpen
        ? { type: 'setInputValue', text: wanted }
        : { type: 'setValue', value: freeValue(wanted), reason: 'program' };
    });
  }

  /**
   * The address: text, source, parts, point and codes. Typed text that was not picked is an address too, with source `free`.
   *
   * What a database did not keep may be missing or null, and the point may be in `lat` and `lng` beside the text.
   *
   * What has no `text` is none, as null is, and told in the console.
   */
  get addressValue(): AddressValue {
    return this.#finder.getState().value;
  }
  set addressValue(value: StoredAddress | null | undefined) {
    // Preact sets an empty text for null.
    const usable = usableAddress('addressValue', value || emptyValue);
    // What is in the field stays.
    if (usable === undefined) return;
    const address = readValue(usable, this.value);
    if (value && (!this.#stored || hasDefaultText(this, address))) this.#stored = address;
    this.#putAddress(address);
  }

  /**
   * Sets the address as the buyer's own change, as a `<map-picker>` for this finder does when its pin is saved. It fires `value-change`,
   * and other fields of the form follow. False if the page prevented it.
   */
  placePin(value: AddressValue, event: Event | null = null): boolean {
    this.#finder.send({ type: 'setValue', value, reason: 'pin' }, event);
    const isPlaced = isSameValue(this.addressValue, value);
    this.#isDirty ||= isPlaced;
    return isPlaced;
  }

  /** Whether the popup should be open; it appears once there is something to display. */
  get open(): boolean {
    return this.#finder.getState().isOpen;
  }
  set open(isWanted: boolean | null | undefined) {
    const isOpen = Boolean(isWanted);
    this.#afterTelling(() => {
      if (isOpen !== this.open) this.#finder.send({ type: 'setOpen', isOpen });
    });
  }

  get form(): HTMLFormElement | null {
    return this.#internals.form;
  }

  get labels(): NodeList {
    return this.#internals.labels;
  }

  get validity(): ValidityState {
    return this.#internals.validity;
  }

  get validationMessage(): string {
    return this.#internals.validationMessage;
  }

  get willValidate(): boolean {
    return this.#internals.willValidate;
  }

  checkValidity(): boolean {
    return this.#internals.checkValidity();
  }

  reportValidity(): boolean {
    return this.#internals.reportValidity();
  }

  /** Marks the value as invalid with a message; an empty one clears that. */
  setCustomValidity(message: string): void {
    this.#customError = message;
    this.#sync();
  }

  /** Selects the text. */
  select(): void {
    this.#view.input.select();
  }

  connectedCallback(): void {
    adoptStyles(this.#tree, treeStyles);
    const stopFinder = this.#finder.start();
    const stopConnection = watchConnection(this.#finder);
    const unsubscribe = this.#finder.subscribe(() => this.#draw());
    const stopWatching = watchSurroundings(this, () => this.#update());
    const stopFetching = this.locate ? fetchPinWhenIdle() : undefined;
    // A map for it may have come before it.
    this.#sent = undefined;
    this.#update();
    const stopTaking = takeField(this, this.#view.input, (text) => {
      this.#takeTyped(text);
      this.#early = this.value;
    });
    this.#stop = () => {
      stopTaking();
      stopConnection();
      stopFetching?.();
      stopWatching();
      unsubscribe();
      stopFinder();
    };
    if (this.#isLate) focusLate(this);
    this.#isLate = false;
  }

  disconnectedCallback(): void {
    this.#finder.send({ type: 'leave', commits: false });
    this.#view.lower();
    this.#stop?.();
    this.#stop = null;
  }

  attributeChangedCallback(name: string, _: string | null, text: string | null): void {
    // Reading it reports what is wrong with the attribute in the console.
    if (name === 'fields') void this.fields;
    // As where it is disabled: from an open list one could still pick.
    if (name === 'readonly' && text !== null) this.#finder.send({ type: 'leave', commits: false });
    if (name === 'locale') warnOnce('locale: ignored. Set lang; without it, the finder follows the page.');
    if (name === 'lang' && text && langOf(text) === undefined)
      warnOnce(`lang: "${text}" is not supported, so fr is used. Set fr, ar or en.`);
    if (VALUE_ATTRIBUTES.includes(name) && !this.#isDirty) {
      this.#finder.send({ type: 'setValue', value: defaultAddress(this, null), reason: 'program' });
      this.#settledText = this.value;
    }
    this.#update();
  }

  protected override settingChangedCallback(): void {
    this.#update();
  }

  formDisabledCallback(isDisabled: boolean): void {
    this.#isDisabled = isDisabled;
    if (isDisabled) this.#finder.send({ type: 'leave', commits: false });
    this.#update();
  }

  formResetCallback(): void {
    this.#isDirty = false;
    this.#isRefused = false;
    this.#isResetting = true;
    const value = defaultAddress(this, this.#stored);
    this.#finder.send({ type: 'setValue', value, reason: 'reset' });
    this.#isResetting = false;
    // The next search starts a new session.
    this.#finder.send({ type: 'rotate', session: '' });
    this.#settledText = this.value;
    this.#draw();
  }

  formStateRestoreCallback(state: File | string | FormData | null): void {
    // Not through `addressValue`, which a reset restores: this is what the buyer had.
    if (typeof state === 'string') this.#putAddress(restoredValue(state));
  }

  /** Takes what was typed before the script came, and searches for it while the buyer is still in the field. */
  #takeTyped(text: string): void {
    this.#finder.send({ type: 'setValue', value: freeValue(text), reason: 'input' });
    if (this.#tree.activeElement !== null) this.#finder.send({ type: 'toggle' });
  }

  #options(): FinderOptions {
    const { recents } = this;
    return {
      provider: this.provider,
      locale: localeAround(this),
      bias: this.bias,
      clearOnEscape: this.clearOnEscape,
      commitOnBlur: this.commitOnBlur,
      mustPick: this.mustPick,
      recents: typeof recents === 'boolean' ? (recents ? localRecents : null) : recents,
      onValueChange: (value, details) => this.#tell('value-change', value, details),
      onInputValueChange: (text, details) => this.#tell('input-value-change', text, details),
      onOpenChange: (isOpen, details) => this.#tell('open-change', isOpen, details),
      fillFields: (value, change) => fillFormFields(this, value, change, this.fields),
      isFocusElsewhere: () => isFocusElsewhere(this.#view.root),
      writeText: (text) => this.#write(text),
      onFieldsFilled: (changed, cause) => {
        const detail = { changed, ...cause };
        this.dispatchEvent(new CustomEvent('fields-filled', { bubbles: true, composed: true, detail }));
      },
    };
  }

  /** Applies the current attributes, properties and surroundings. */
  #update(): void {
    this.#finder.setOptions(this.#options());
    this.#context = readContext(this, this.#finder, this.#isDisabled);
    passReferences(this, this.#view.input);
    this.#draw();
  }

  #draw(): void {
    this.#view.draw(this.#context);
    this.#sync();
  }

  /** Updates the form value and the validity. */
  #sync(): void {
    const { input } = this.#view;
    const { name, addressValue: value } = this;
    if (this.#sent?.value !== value || this.#sent.name !== name) {
      this.#sent = { name, value };
      this.#internals.setFormValue(name === '' ? null : formDataOf(name, value), JSON.stringify(value));
      this.dispatchEvent(new Event('value-set'));
    }
    const { messages } = this.#context;
    const fault = this.#customError || (this.mustPick ? pickFault(this.#finder.getState(), messages) : '');
    input.setCustomValidity(fault);
    const { valueMissing } = input.validity;
    // Not every build of a browser has a sentence for it.
    const ownMessage = input.validationMessage || (valueMissing ? messages.label : '');
    const message = fault || ownMessage;
    if (message === '') {
      this.#isRefused = false;
      this.#internals.setValidity({});
    } else this.#internals.setValidity({ valueMissing, customError: fault !== '' }, message, input);
    writeAttribute(input, 'aria-invalid', this.#isRefused ? 'true' : null);
  }

  /** Fires the event of a change, and cancels the change if the page prevents it. */
  #tell<Value>(type: string, value: Value, details: FinderChangeDetails): void {
    const { reason, event } = details;
    const detail: AddressFinderChange<Value> = { value, reason, event };
    const told = new CustomEvent(type, { bubbles: true, composed: true, cancelable: true, detail });
    this.#isTelling = true;
    this.dispatchEvent(told);
    this.#isTelling = false;
    if (told.defaultPrevented) details.cancel();
  }

  #putAddress(value: StoredAddress): void {
    this.#put(() => {
      const address = readValue(value, this.value);
      return isSameValue(address, this.addressValue)
        ? null
        : { type: 'setValue', value: address, reason: 'program' };
    });
  }

  /** Does what the page has set; deferred during a change event, which would overwrite it. */
  #afterTelling(act: () => void): void {
    if (this.#isTelling) queueMicrotask(() => this.#afterTelling(act));
    else act();
  }

  /** Applies a value set by the page. */
  #put(eventFor: () => FinderEvent | null): void {
    this.#afterTelling(() => {
      const event = eventFor();
      this.#isDirty = true;
      if (event === null) return;
      const before = this.value;
      this.#finder.send(event);
      this.#settledText = this.value;
      this.#draw();
      if (before !== this.#early || this.value !== this.defaultValue) return;
      // A framework that hydrates the page has set its server's text over what was typed. It listens once it is through.
      this.#early = undefined;
      queueMicrotask(() => this.#takeTyped(before));
    });
  }

  /** Writes a text that was not typed, and fires `input` as for typing. */
  #write(text: string): void {
    this.#view.write(text);
    if (this.#isResetting) return;
    this.#isDirty = true;
    this.#sync();
    this.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
    this.#settle();
  }

  /** Fires `change` as an `<input>` does: once per text, when it is left, submitted or picked. */
  #settle(): void {
    if (this.#settledText === this.value) return;
    this.#settledText = this.value;
    this.dispatchEvent(new Event('change', { bubbles: true }));
  }
}
