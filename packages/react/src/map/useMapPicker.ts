'use client';

import type { LatLng } from '@smart-address/codes';
import type {
  AddressValue,
  MapPickerChangeDetails,
  MapPickerEnvironment,
  MapPickerMessages,
  MapPickerSnapshot,
  MapPickerState,
  Provider,
} from '@smart-address/core';
import { langOf, mapPickerMessages } from '@smart-address/core/map-picker';
import {
  createControllableValue,
  createMapStore,
  createPickerCommands,
  handleMapKey,
  isDisabled,
  type MapActions,
  type MapData,
  type MapValue,
  type PickerCommands,
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

export interface MapPicker extends MapPickerSnapshot<MapData>, PickerCommands {
  readonly messages: MapPickerMessages;
  readonly locale: Lang;
  /**
   * What the pin is compared with before it is saved. It is the last address that was not itself a moved pin, or without one a moved pin
   * that has an address's words. Null if there is nothing to ask about.
   */
  address(): AddressValue | null;
  /**
   * Props for the element that holds the map: one tab stop, a name, and the keys.
   * @param actions The map's; null while there is no map.
   * @param save Called instead of `save`, for example to ask something first.
   */
  mapProps(actions: MapActions | null, save?: (event: Event) => void): MapElementProps;
  /** Props for the live region. Mount it before its first announcement. */
  readonly statusProps: StatusElementProps;
}

/** The map picker without a map: state, texts and handlers, for another map library. `<MapPicker/>` is this hook with Leaflet. */
export function useMapPicker(options: UseMapPickerOptions = {}): MapPicker {
  const { value, defaultValue = null, rooftop, label, provider, onValueChange, onModeChange } = options;
  const locale = langOf(options.locale) ?? 'fr';
  const isControlled = value !== undefined;
  const initial = isControlled ? value : defaultValue;
  const [store] = useState(() => createMapStore(options, initial));
  const [commands] = useState(() => createPickerCommands(store));
  const [controllable] = useState(() => createControllableValue(store, initial));
  const snapshot = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);

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
    ...commands,
    messages,
    locale,
    address: controllable.address,
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
