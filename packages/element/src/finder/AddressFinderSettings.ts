import type { LatLng } from '@smart-address/codes';
import type { FinderEnvironment, FinderMessages, Provider, RecentsStore } from '@smart-address/core';
import {
  createLazyProvider,
  createOfflineProvider,
  finderMessages,
  readPoint,
  usableText,
} from '@smart-address/core/finder';
import { browserEnvironment, type FieldMap } from '@smart-address/core/dom';
import { importAfterBorder } from '@smart-address/gazetteer/importAfterBorder';
import type { AddressFinderEventMap } from './addressFinder.types.ts';
import { elementBase, writeAttribute } from '../elementBase.ts';
import { VALUE_ATTRIBUTES } from '../field/formState.ts';
import { readFields, hasMethods, usableFields, usableMessages } from './settings.ts';

/** A framework may set an attribute's string as a property: "" means true, and "false" means false. */
const isOn = (value: unknown): boolean => value === '' || (Boolean(value) && value !== 'false');

/**
 * The settings of `<address-finder>`: its attributes, each but the initial place also a property, and properties that no attribute can hold.
 */
export abstract class AddressFinderSettings extends elementBase<AddressFinderEventMap>() {
  static readonly observedAttributes: readonly string[] = [
    'name',
    ...VALUE_ATTRIBUTES,
    'label',
    'placeholder',
    'autocomplete',
    'required',
    'readonly',
    'lang',
    'locale',
    'service',
    'api-key',
    'clear-on-escape',
    'commit-on-blur',
    'must-pick',
    'locate',
    'recents',
    'fields',
    'aria-label',
    'aria-labelledby',
    'aria-describedby',
  ];

  #provider: Provider | undefined;
  #own: { readonly service: string; readonly apiKey: string; readonly provider: Provider } | undefined;
  #messages: Partial<FinderMessages> | undefined;
  #bias: LatLng | undefined;
  #fields: FieldMap | false | undefined;
  #recents: RecentsStore | undefined;
  #environment: FinderEnvironment | undefined;

  /** Called when a property without an attribute has changed. */
  protected abstract settingChangedCallback(): void;

  /** The text's name in the form; the place is submitted as `<name>.lat`, `.lng`, `.plusCode`, `.smartCode` and `.source`. */
  get name(): string {
    return this.#read('name');
  }
  set name(name: string | null | undefined) {
    writeAttribute(this, 'name', name);
  }

  /** The initial text, restored by a reset: the attribute `value`. */
  get defaultValue(): string {
    return this.#read('value');
  }
  set defaultValue(text: string | null | undefined) {
    writeAttribute(this, 'value', usableText('defaultValue', text));
  }

  /**
   * The label above the field: by default "Address" in the finder's language; none if empty or if the page has a `<label>` for
   * it.
   */
  get label(): string {
    return this.#read('label');
  }
  set label(label: string | null | undefined) {
    writeAttribute(this, 'label', label);
  }

  get placeholder(): string {
    return this.#read('placeholder');
  }
  set placeholder(placeholder: string | null | undefined) {
    writeAttribute(this, 'placeholder', placeholder);
  }

  /** WHATWG tokens. Their section and purpose also select the other fields to fill. @default 'address-line1' */
  get autocomplete(): string {
    return this.#read('autocomplete');
  }
  set autocomplete(tokens: string | null | undefined) {
    writeAttribute(this, 'autocomplete', tokens);
  }

  get required(): boolean {
    return this.hasAttribute('required');
  }
  set required(isRequired: boolean | null | undefined) {
    this.toggleAttribute('required', Boolean(isRequired));
  }

  get disabled(): boolean {
    return this.hasAttribute('disabled');
  }
  set disabled(isDisabled: boolean | null | undefined) {
    this.toggleAttribute('disabled', Boolean(isDisabled));
  }

  get readOnly(): boolean {
    return this.hasAttribute('readonly');
  }
  set readOnly(isReadOnly: boolean | null | undefined) {
    this.toggleAttribute('readonly', Boolean(isReadOnly));
  }

  /** `readOnly`, for Svelte and Solid: they look for a property of the name in the template, and set an attribute "false" without it. */
  get readonly(): boolean {
    return this.readOnly;
  }
  set readonly(isReadOnly: boolean | null | undefined) {
    this.readOnly = isReadOnly;
  }

  /** The service's base URL ("https://api.example.tn"), asked beside the data on the device. */
  get service(): string {
    return this.#read('service');
  }
  set service(url: string | null | undefined) {
    writeAttribute(this, 'service', url);
  }

  /** A key restricted to the finder: everybody can read it in the page. */
  get apiKey(): string {
    return this.#read('api-key');
  }
  set apiKey(key: string | null | undefined) {
    writeAttribute(this, 'api-key', key);
  }

  /** Whether Escape on a closed list clears the text. @default true */
  get clearOnEscape(): boolean {
    return this.getAttribute('clear-on-escape') !== 'false';
  }
  set clearOnEscape(clears: boolean | 'false' | null | undefined) {
    writeAttribute(this, 'clear-on-escape', isOn(clears ?? true) ? null : 'false');
  }

  /** Whether leaving the field picks the active option. @default false */
  get commitOnBlur(): boolean {
    return isOn(this.getAttribute('commit-on-blur'));
  }
  set commitOnBlur(commits: boolean | 'false' | null | undefined) {
    this.toggleAttribute('commit-on-blur', isOn(commits));
  }

  /** Whether a text that was typed, and no row picked for it, is invalid. @default false */
  get mustPick(): boolean {
    return isOn(this.getAttribute('must-pick'));
  }
  set mustPick(isNeeded: boolean | 'false' | null | undefined) {
    this.toggleAttribute('must-pick', isOn(isNeeded));
  }

  /** Whether "Use my location" is offered. @default true */
  get locate(): boolean {
    return this.getAttribute('locate') !== 'false';
  }
  set locate(isOffered: boolean | 'false' | null | undefined) {
    writeAttribute(this, 'locate', isOn(isOffered ?? true) ? null : 'false');
  }

  /** Source of addresses. @default the data on the device, and the service if its URL is set */
  get provider(): Provider {
    return this.#provider ?? this.#ownProvider();
  }
  set provider(provider: Provider | null | undefined) {
    const cure = 'createOfflineProvider() of @smart-address/core makes one that is whole.';
    const isOne =
      provider != null && hasMethods('provider', provider, ['suggest', 'retrieve', 'reverse'], cure);
    this.#provider = isOne ? provider : undefined;
    this.settingChangedCallback();
  }

  /** Your own sentences in place of the built-in ones; plain data, with placeholders such as `{count}`. */
  get messages(): Partial<FinderMessages> | undefined {
    return this.#messages;
  }
  set messages(messages: Partial<FinderMessages> | null | undefined) {
    this.#messages = messages == null ? undefined : usableMessages(messages, finderMessages('fr'));
    this.settingChangedCallback();
  }

  /** A point; places near it come first. */
  get bias(): LatLng | undefined {
    return this.#bias;
  }
  set bias(bias: LatLng | null | undefined) {
    this.#bias = readPoint(bias, 'bias') ?? undefined;
    this.settingChangedCallback();
  }

  /** Other fields to fill, by name, besides those with an `autocomplete` token; `false` fills none. */
  get fields(): FieldMap | false | undefined {
    if (this.#fields !== undefined) return this.#fields;
    const attribute = this.getAttribute('fields');
    return attribute === null ? undefined : usableFields(readFields(attribute));
  }
  set fields(fields: FieldMap | string | false | null | undefined) {
    const given = typeof fields === 'string' ? readFields(fields) : fields;
    this.#fields = given == null ? undefined : usableFields(given);
    this.settingChangedCallback();
  }

  /** Remembers picked addresses: true for this site's `localStorage`, or a store of your own. @default false */
  get recents(): boolean | RecentsStore {
    return this.#recents ?? isOn(this.getAttribute('recents'));
  }
  set recents(recents: boolean | '' | 'false' | RecentsStore | null | undefined) {
    const cure = 'createRecents(() => localStorage) of @smart-address/core makes a store.';
    const isStore =
      typeof recents === 'object' &&
      recents !== null &&
      hasMethods('recents', recents, ['load', 'add', 'remove', 'clear'], cure);
    this.#recents = isStore ? recents : undefined;
    this.toggleAttribute('recents', isStore || (typeof recents !== 'object' && isOn(recents)));
    this.settingChangedCallback();
  }

  /** Clock, randomness and geolocation, for tests and other hosts. @default the browser */
  get environment(): FinderEnvironment {
    return this.#environment ?? browserEnvironment;
  }
  set environment(environment: FinderEnvironment | null | undefined) {
    this.#environment = environment || undefined;
  }

  #ownProvider(): Provider {
    const { service, apiKey } = this;
    if (this.#own?.service !== service || this.#own.apiKey !== apiKey) {
      const device = createOfflineProvider();
      // Without a service its client is not loaded.
      const provider =
        service === '' && apiKey === ''
          ? device
          : createLazyProvider(async () => {
              device.prepare?.();
              const own = await importAfterBorder(() => import('./createOwnProvider.ts'));
              return own?.createOwnProvider(device, service, apiKey) ?? device;
            });
      this.#own = { service, apiKey, provider };
    }
    return this.#own.provider;
  }

  #read(attribute: string): string {
    return this.getAttribute(attribute) ?? '';
  }
}
