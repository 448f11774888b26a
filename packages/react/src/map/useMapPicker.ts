'use client';

import type { LatLng } from '@smart-address/codes';
import type {
  AddressValue,
  Direction,
  LocationFacts,
  MapPickerChangeDetails,
  MapPickerEnvironment,
  MapPickerEvent,
  MapPickerMessages,
  MapPickerState,
  Provider,
} from '@smart-address/core';
import { langOf, mapPickerMessages } from '@smart-address/core/map-picker';
import {
  createControllableValue,
  createMapStore,
  handleMapKey,
  panMap,
  zoomMap,
  type MapActions,
  type MapData,
  type MapValue,
} from '@smart-address/core/map';
import type { Gazetteer, Lang } from '@smart-address/gazetteer';
import { useEffect, useState, useSyncExternalStore, type KeyboardEvent } from 'react';

export interface UseMapPickerOptions {
  /** The controlled value: a finder's value, a point, or null for none. */
  readonly value?: MapValue | undefined;
  /** The initial value, uncontrolled. */
  readonly defaultValue?: MapValue | undefined;
  /**
   * Called on Save with the new value. It is in the words of the address that was given. Without one, or where the buyer
   * chose the pin over it, they describe the point. `details.cancel()` undoes it.
   */
  readonly onValueChange?: ((value: AddressValue, details: MapPickerChangeDetails) => void) | undefined;
  /** Called when the pin is unlocked (`adjust`) and locked (`view`). Until it is locked, its new position is not saved. */
  readonly onModeChange?: ((mode: MapPickerState['mode']) => void) | undefined;
  /** The address's own point, to which Home returns. @default the last value that was not a moved pin */
  readonly rooftop?: LatLng | null | undefined;
  /** Language of all texts. @default 'fr' */
  readonly locale?: Lang | undefined;
  /** Names the map, where a page has two. @default "Map: place of the address", in the picker's language */
  readonly label?: string | undefined;
  /** Tunisia's places. @default loaded when the map is first shown */
  readonly gazetteer?: Gazetteer | undefined;
  /** Source of a saved pin's address, instead of the gazetteer. */
  readonly provider?: Provider | undefined;
  /** Clock and geolocation. @default the browser's */
  readonly environment?: Partial<MapPickerEnvironment> | undefined;
}

interface MapElementProps {
  /** A mirrored map would be a wrong map. */
  readonly dir: 'ltr';
  /** Makes screen readers pass on the arrow keys. */
  readonly role: 'application';
  readonly tabIndex: 0;
  readonly 'aria-label': string;
  onKeyDown(event: KeyboardEvent): void;
}

interface StatusElementProps {
  readonly role: 'status';
  readonly 'aria-live': 'polite';
  readonly 'aria-atomic': true;
}

export interface MapPicker {
  readonly state: MapPickerState;
  /** Codes, coordinates and description of the displayed pin; null without a pin. */
  readonly facts: LocationFacts | null;
  readonly messages: MapPickerMessages;
  readonly locale: Lang;
  /** The text of the live region. The same text may come twice: `state.announcementCount` tells. */
  readonly announcement: string;
  /** Null until it is loaded. */
  readonly data: MapData | null;
  readonly dataStatus: 'loading' | 'ready' | 'failed';
  send(event: MapPickerEvent): void;
  /**
   * What the pin is compared with before it is saved. It is the last address that was not itself a moved pin, or without one a moved pin
   * that has an address's words. Null if there is nothing to ask about.
   */
  address(): AddressValue | null;
  /** Saves the pin; false if there was nothing to save or `onValueChange` cancelled it. */
  save(event?: Event | null): boolean;
  /**
   * Moves the pin to a typed code or coordinates; false if the text names no allowed point. What is typed before the data is loaded is
   * read then, unless the pin was moved or given up meanwhile: false as well.
   */
  type(text: string, near?: LatLng | null): Promise<boolean>;
  /** Asks the device for its position. With the event of its button, one that comes after a fieldset around that was disabled is dropped. */
  locate(event?: { readonly currentTarget: Element }): void;
  /** Pan or zoom the map, and announce what it then displays: for buttons. */
  panBy(actions: MapActions, direction: Direction): void;
  zoomBy(actions: MapActions, levels: 1 | -1): void;
  /** Loads the country's data again after a failure; the picker does so by itself when the network is back. */
  retry(): void;
  /** Copies a text to the clipboard and announces it. */
  copy(text: string): Promise<void>;
  /**
   * Props for the element that holds the map: one tab stop, a name, and the keys.
   * @param actions The map's; null while there is no map.
   * @param save Called instead of `save`, for example to ask something first.
   */
  mapProps(actions: MapActions | null, save?: (event: Event) => void): MapElementProps;
  /** Props for the live region. Mount it before its first announcement. */
  readonly statusProps: StatusElementProps;
}

/** Whether an element is in a disabled `<fieldset>`, where the map can be looked at and the pin stays. */
export const isDisabled = (element: Element | null): boolean =>
  element !== null && element.closest('fieldset:disabled') !== null;

/** The map picker without a map: state, texts and handlers, for another map library. `<MapPicker/>` is this hook with Leaflet. */
export function useMapPicker(options: UseMapPickerOptions = {}): MapPicker {
  const { value, defaultValue = null, rooftop, label, provider, onValueChange, onModeChange } = options;
  const locale = langOf(options.locale) ?? 'fr';
  const isControlled = value !== undefined;
  const initial = isControlled ? value : defaultValue;
  const [store] = useState(() => createMapStore(options, initial));
  const [controllable] = useState(() => createControllableValue(store, initial));
  const snapshot = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);
  const { state } = snapshot;

  useEffect(() => store.start(), [store]);
  useEffect(() => {
    window.addEventListener('online', store.retry);
    return () => window.removeEventListener('online', store.retry);
  }, [store]);
  useEffect(
    () =>
      store.update({
        locale,
        provider,
        onValueChange: (pinned, details) =>
          controllable.save(pinned, details, (saved) => onValueChange?.(saved, details)),
        onModeChange,
      }),
    [store, controllable, locale, provider, onValueChange, onModeChange],
  );
  // A controlled pin follows the parent.
  useEffect(() => {
    if (value !== undefined) controllable.set(value, rooftop);
  });

  const own = mapPickerMessages(locale);
  const messages = label ? { ...own, mapLabel: label } : own;
  return {
    ...snapshot,
    messages,
    locale,
    send: store.send,
    address: controllable.address,
    save: store.save,
    type: (text, near = state.pin?.location ?? null) => store.type(text, near),
    locate(event) {
      // Read now: React clears it after the event.
      const button = event?.currentTarget ?? null;
      store.locate(() => isDisabled(button));
    },
    panBy: (actions, direction) => panMap(store, actions, direction),
    zoomBy: (actions, levels) => zoomMap(store, actions, levels),
    retry: store.retry,
    async copy(text) {
      try {
        await navigator.clipboard.writeText(text);
        store.send({ type: 'copied', text });
      } catch {
        store.send({ type: 'copyFailed' });
      }
    },
    statusProps: { role: 'status', 'aria-live': 'polite', 'aria-atomic': true },
    mapProps: (actions, save = store.save) => ({
      dir: 'ltr',
      role: 'application',
      tabIndex: 0,
      'aria-label': messages.mapLabel,
      onKeyDown: (event) =>
        handleMapKey(event, store, actions, isDisabled(event.currentTarget), () => save(event.nativeEvent)),
    }),
  };
}
