import type { LatLng } from '@smart-address/codes';
import type {
  AddressValue,
  MapPickerChangeDetails,
  MapPickerEnvironment,
  MapPickerState,
  Provider,
} from '@smart-address/core';
import { emptyValue, isSameValue, readValue } from '@smart-address/core/finder';
import { describeLocation, mapPickerMessages, readPoint } from '@smart-address/core/map-picker';
import {
  browserMapEnvironment,
  createControllableValue,
  createMapStore,
  isAddress,
  pinOfValue,
  type MapValue,
  type PickerControls,
  usableTiles,
  type MapTiles,
} from '@smart-address/core/map';
import type { Gazetteer } from '@smart-address/gazetteer';
import type { AddressFinderElement } from '../finder/AddressFinderElement.ts';
import { adoptStyles } from '../adoptStyles.ts';
import { elementBase, writeAttribute, takeEarlyProperties } from '../elementBase.ts';
import { formDataOf, restoredValue } from '../field/formState.ts';
import { hasIds, nameInPage } from '../field/naming.ts';
import { localeAround, themeAround, watchSurroundings } from '../surroundings.ts';
import { createMapView } from './createMapView.ts';
import type { MapViewContext } from './mapView.types.ts';
import type { MapPickerChange, MapPickerEventMap } from './mapPicker.types.ts';
import { mapTreeStyles } from './mapTreeStyles.ts';

/** What the map needs of an `<address-finder>`, whose class it does not import: a page may have the map alone. */
type Finder = Element & Pick<AddressFinderElement, 'addressValue' | 'placePin' | 'readOnly'>;
const isFinder = (target: unknown): target is Finder => target instanceof Element && 'placePin' in target;

/** A bare point as an address: a rooftop without words. What is typed has no point, so it counts as picked, as a stored one does. */
function rooftopValue(location: LatLng): AddressValue {
  const { plusCode, codeA: smartCode } = describeLocation(location, null, 'fr');
  return { ...emptyValue, source: 'picked', location, accuracy: 'rooftop', plusCode, smartCode };
}

/** A degree as an attribute has it; NaN for none. */
const degrees = (text: string | null): number => (text === null || text.trim() === '' ? NaN : Number(text));

/**
 * A form-associated map picker. Registered as `map-picker` by the package's `map` entry, or by a team under another name.
 */
export class MapPickerElement extends elementBase<MapPickerEventMap>() {
  static readonly formAssociated = true;
  static readonly observedAttributes: readonly string[] = [
    'for',
    'name',
    'lat',
    'lng',
    'label',
    'controls',
    'aria-label',
    'lang',
  ];

  readonly #internals = this.attachInternals();
  readonly #tree = this.attachShadow({ mode: 'open' });
  #value: AddressValue | null = null;
  /** True once the value was changed and no longer follows the attributes. */
  #isDirty = false;
  #isDisabled = false;
  #isTelling = false;
  #rooftop: LatLng | null = null;
  #tiles: MapTiles | null = null;
  #tilesOnRequest: MapTiles | null = null;
  #provider: Provider | undefined;
  #gazetteer: Gazetteer | undefined;
  #environment: Partial<MapPickerEnvironment> | undefined;
  #stop: (() => void) | null = null;
  readonly #store = createMapStore(this.#settings(), null);
  readonly #controllable = createControllableValue(this.#store, null);
  readonly #view = createMapView(
    this.ownerDocument,
    this.#store,
    this.#context(),
    this.#controllable.address,
  );

  constructor() {
    super();
    this.#tree.append(this.#view.root);
    this.#internals.role = 'generic';
    const { pane } = this.#view;
    // Chromium takes the focus of a tag that is being disabled; the map can still be looked at.
    pane.addEventListener(
      'blur',
      () => {
        if (!this.#isDisabled && this.matches(':disabled')) pane.focus({ preventScroll: true });
      },
      // Before the stage hears that the focus has left, and describes the map's keys again.
      true,
    );
    takeEarlyProperties(this);
  }

  /** The id of an `<address-finder>`: its address is shown, and a saved pin becomes its value. */
  get for(): string {
    return this.getAttribute('for') ?? '';
  }
  set for(id: string | null | undefined) {
    writeAttribute(this, 'for', id);
  }

  /** The place's name in the form, submitted as the finder's is; without it nothing is submitted, as beside a finder that does. */
  get name(): string {
    return this.getAttribute('name') ?? '';
  }
  set name(name: string | null | undefined) {
    writeAttribute(this, 'name', name);
  }

  /** Degrees of the first point, which a reset restores; NaN for none. */
  get lat(): number {
    return degrees(this.getAttribute('lat'));
  }
  set lat(latitude: number | string | null | undefined) {
    writeAttribute(this, 'lat', latitude);
  }

  get lng(): number {
    return degrees(this.getAttribute('lng'));
  }
  set lng(longitude: number | string | null | undefined) {
    writeAttribute(this, 'lng', longitude);
  }

  /** Names the map, where a page has two. @default the text of its `<label>`, else "Map: place of the address" in its language */
  get label(): string {
    return this.getAttribute('label') ?? '';
  }
  set label(label: string | null | undefined) {
    writeAttribute(this, 'label', label);
  }

  /**
   * `simple` is a shopper's: one decision at a time, and the rest behind "More precise". `full` has all of it in sight, for a back
   * office. @default 'simple'
   */
  get controls(): PickerControls {
    return this.getAttribute('controls') === 'full' ? 'full' : 'simple';
  }
  set controls(controls: PickerControls | null | undefined) {
    writeAttribute(this, 'controls', controls);
  }

  get disabled(): boolean {
    return this.hasAttribute('disabled');
  }
  set disabled(isDisabled: boolean | null | undefined) {
    this.toggleAttribute('disabled', Boolean(isDisabled));
  }

  /**
   * The address with the point that was set or saved last; null for none. A bare point can be set too, and counts as a rooftop. Setting
   * it fires no event.
   */
  get addressValue(): AddressValue | null {
    return this.#value;
  }
  set addressValue(value: MapValue | undefined) {
    // While a save is told, which would overwrite it.
    const take = (): void => {
      this.#isDirty = true;
      // Preact sets an empty text for null, here and below.
      this.#take(value || null);
    };
    if (this.#isTelling) queueMicrotask(take);
    else take();
  }

  /** `adjust` while the pin is unlocked: its new position is not saved yet. */
  get mode(): MapPickerState['mode'] {
    return this.#store.getSnapshot().state.mode;
  }

  /** Whether the pin was moved and is neither saved nor put back: a form submitted now sends the previous point. */
  get hasUnsavedPin(): boolean {
    const { pin, saved } = this.#store.getSnapshot().state;
    return pin !== saved;
  }

  /** The point that Home returns to. @default the last value that was not a moved pin */
  get rooftop(): LatLng | null {
    return this.#rooftop;
  }
  set rooftop(point: LatLng | null | undefined) {
    this.#rooftop = point || null;
    this.#controllable.set(this.#value, this.#rooftop);
  }

  /** A raster layer over the map drawn from our own data, which is displayed without it and when it fails. */
  get tiles(): MapTiles | null {
    return this.#tiles;
  }
  set tiles(tiles: MapTiles | null | undefined) {
    this.#tiles = usableTiles(tiles);
    this.#draw();
  }

  /**
   * Tiles that the person may ask for, by a button that names their host. Nothing is requested before; the answer is kept in
   * `localStorage`. Not used beside `tiles`, which are drawn at once.
   */
  get tilesOnRequest(): MapTiles | null {
    return this.#tilesOnRequest;
  }
  set tilesOnRequest(tiles: MapTiles | null | undefined) {
    this.#tilesOnRequest = usableTiles(tiles);
    this.#draw();
  }

  /** Source of a saved pin's address, in place of the gazetteer. */
  get provider(): Provider | undefined {
    return this.#provider;
  }
  set provider(provider: Provider | null | undefined) {
    this.#provider = provider || undefined;
    this.#update();
  }

  /** Tunisia's places. @default loaded when the map is first shown */
  get gazetteer(): Gazetteer | undefined {
    return this.#gazetteer;
  }
  set gazetteer(gazetteer: Gazetteer | null | undefined) {
    this.#gazetteer = gazetteer || undefined;
  }

  /** Clock and geolocation, for tests. @default the browser's */
  get environment(): Partial<MapPickerEnvironment> {
    return this.#environment ?? browserMapEnvironment;
  }
  set environment(environment: Partial<MapPickerEnvironment> | null | undefined) {
    this.#environment = environment || undefined;
  }

  get form(): HTMLFormElement | null {
    return this.#internals.form;
  }

  get labels(): NodeList {
    return this.#internals.labels;
  }

  /** Focuses the map. */
  override focus(options?: FocusOptions): void {
    this.#view.pane.focus(options);
  }

  /** Unlocks the pin and focuses the map, as its own button does: for a button of the page. Does nothing where it is disabled. */
  adjust(): void {
    if (!this.#context().isDisabled) this.#view.adjust();
  }

  connectedCallback(): void {
    adoptStyles(this.#tree, mapTreeStyles);
    const stopping = new AbortController();
    // A finder that comes later, or again, says what it has; capturing, for the event does not bubble.
    this.getRootNode().addEventListener('value-set', ({ target }) => this.#follow(target), {
      capture: true,
      signal: stopping.signal,
    });
    this.#update();
    this.#follow(this.#finder());
    const stopStore = this.#store.start();
    const unsubscribe = this.#store.subscribe(() => this.#draw());
    const stopWatching = watchSurroundings(this, () => this.#update());
    // The finder's own, and a fieldset's around it. A page may switch its buttons at each key.
    const states = new MutationObserver((changes) => {
      const finder = this.#finder();
      if (changes.some(({ target }) => target.contains(finder))) this.#draw();
    });
    states.observe(this.getRootNode(), { subtree: true, attributeFilter: ['readonly', 'disabled'] });
    const stopView = this.#view.start();
    this.#stop = () => {
      stopping.abort();
      stopView();
      stopWatching();
      states.disconnect();
      unsubscribe();
      stopStore();
    };
  }

  disconnectedCallback(): void {
    this.#stop?.();
    this.#stop = null;
  }

  attributeChangedCallback(name: string): void {
    if (name === 'for') this.#follow(this.#finder());
    if ((name === 'lat' || name === 'lng') && !this.#isDirty) this.#takeDefault();
    if (name === 'name') this.#sync();
    this.#update();
  }

  formDisabledCallback(isDisabled: boolean): void {
    this.#isDisabled = isDisabled;
    this.#draw();
  }

  formResetCallback(): void {
    this.#isDirty = false;
    this.#store.send({ type: 'cancel' });
    this.#takeDefault();
  }

  formStateRestoreCallback(state: File | string | FormData | null): void {
    const value = typeof state === 'string' ? restoredValue(state) : emptyValue;
    // Nothing to restore: the page may still give the map its first point.
    if (!isSameValue(value, emptyValue)) this.addressValue = value;
  }

  #settings() {
    const outside = (): Partial<MapPickerEnvironment> => this.environment;
    const host = (): MapPickerElement => this;
    return {
      locale: localeAround(this),
      get gazetteer() {
        return host().gazetteer;
      },
      environment: {
        setTimer: (callback: () => void, milliseconds: number) =>
          (outside().setTimer ?? browserMapEnvironment.setTimer)(callback, milliseconds),
        locate: (signal: AbortSignal) => (outside().locate ?? browserMapEnvironment.locate)(signal),
      },
    };
  }

  /** Applies the point of the attributes `lat` and `lng`; beside a finder its address stays, and a reset brings that back. */
  #takeDefault(): void {
    if (this.#finder()) return;
    const [lat, lng] = [this.getAttribute('lat'), this.getAttribute('lng')];
    this.#take(readPoint({ lat, lng }, 'lat, lng'));
  }

  #finder(): Finder | null {
    const tree = this.getRootNode();
    const found = this.for !== '' && hasIds(tree) ? tree.getElementById(this.for) : null;
    return isFinder(found) ? found : null;
  }

  /** Shows the address of the finder that this map is for. */
  #follow(target: unknown): void {
    if (!isFinder(target) || target.id === '' || target.id !== this.for) return;
    // What the page sets while a save is told comes after that save.
    if (this.#isTelling) return queueMicrotask(() => this.#follow(target));
    const value = target.addressValue;
    const isSame = value !== null && this.#value !== null && isSameValue(value, this.#value);
    // What has not changed does not end a move; the finder itself may be another one.
    if (isSame) this.#draw();
    else this.#take(value);
  }

  /** Applies a value from outside. */
  #take(given: MapValue): void {
    const point = pinOfValue(given)?.location;
    const address = isAddress(given) ? readValue(given) : null;
    this.#value = address ?? (point ? rooftopValue(point) : null);
    this.#controllable.set(this.#value, this.#rooftop);
    this.#sync();
  }

  #save(value: AddressValue, details: MapPickerChangeDetails): void {
    const before = this.#value;
    const detail: MapPickerChange = { value, reason: details.reason, event: details.event };
    const told = new CustomEvent('value-change', { bubbles: true, composed: true, cancelable: true, detail });
    const finder = this.#finder();
    const held = finder?.addressValue;
    this.#isTelling = true;
    this.dispatchEvent(told);
    this.#isTelling = false;
    const set = finder?.addressValue;
    // The told text alone, as a page writes it that keeps texts, is this address still.
    if (finder && set && set !== held && (set.location || set.text !== value.text))
      queueMicrotask(() => {
        finder.addressValue = set;
      });
    // Known before the finder tells it: given from outside it would end the move without a word.
    this.#value = value;
    const isPlaced = !told.defaultPrevented && (finder?.placePin(value, details.event) ?? true);
    if (!isPlaced) {
      this.#value = before;
      return details.cancel();
    }
    this.#isDirty = true;
    this.#sync();
    for (const type of ['input', 'change']) this.dispatchEvent(new Event(type, { bubbles: true }));
  }

  #context(): MapViewContext {
    const locale = localeAround(this);
    const own = mapPickerMessages(locale);
    const label = this.label || nameInPage(this, this.#internals.labels);
    const finder = this.#finder();
    return {
      ...this.#store.getSnapshot(),
      messages: label === '' ? own : { ...own, mapLabel: label },
      locale,
      theme: themeAround(this),
      isDisabled: this.#isDisabled || (finder !== null && (finder.readOnly || finder.matches(':disabled'))),
      tiles: this.#tiles,
      tilesOnRequest: this.#tilesOnRequest,
      controls: this.controls,
    };
  }

  /** Applies the current attributes, properties and surroundings. */
  #update(): void {
    this.#store.update({
      locale: localeAround(this),
      provider: this.#provider,
      onValueChange: (pinned, details) =>
        this.#controllable.save(pinned, details, (value) => this.#save(value, details)),
      onModeChange: (mode) =>
        this.dispatchEvent(
          new CustomEvent('mode-change', { bubbles: true, composed: true, detail: { mode } }),
        ),
    });
    this.#draw();
  }

  #draw(): void {
    this.#view.draw(this.#context());
  }

  /** Updates the form value. */
  #sync(): void {
    const { name } = this;
    const value = this.#value ?? emptyValue;
    this.#internals.setFormValue(name === '' ? null : formDataOf(name, value), JSON.stringify(value));
  }
}
