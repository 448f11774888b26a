import type { LatLng } from '@smart-address/codes';
import type { MapPickerStore } from '../map-picker/mapPicker.ts';
import type { Direction } from '../map-picker/state/types.ts';
import { panMap, zoomMap, type MapActions } from './handleMapKey.ts';
import type { MapData } from './loadMapData.ts';

/** What a page does with a picker, and its buttons. */
export interface PickerCommands extends Pick<MapPickerStore<MapData>, 'send' | 'save' | 'retry'> {
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
  /** Copies a text to the clipboard and announces it. */
  copy(text: string): Promise<void>;
}

/** Whether an element is in a disabled `<fieldset>`, where the map can be looked at and the pin stays. */
export const isDisabled = (element: Element | null): boolean =>
  element !== null && element.closest('fieldset:disabled') !== null;

export function createPickerCommands(store: MapPickerStore<MapData>): PickerCommands {
  const { send, save, retry } = store;
  return {
    send,
    save,
    retry,
    type: (text, near = store.getSnapshot().state.pin?.location ?? null) => store.type(text, near),
    locate(event) {
      // Read now: React clears it after the event.
      const button = event?.currentTarget ?? null;
      store.locate(() => isDisabled(button));
    },
    panBy: (actions, direction) => panMap(store, actions, direction),
    zoomBy: (actions, levels) => zoomMap(store, actions, levels),
    async copy(text) {
      try {
        await navigator.clipboard.writeText(text);
        send({ type: 'copied', text });
      } catch {
        send({ type: 'copyFailed' });
      }
    },
  };
}
