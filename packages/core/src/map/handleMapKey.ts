import { mapKeyAction, type MapKey } from '../map-picker/state/keys.ts';
import type { MapPickerStore } from '../map-picker/mapPicker.ts';
import type { Direction, MapPickerState, MapView } from '../map-picker/state/types.ts';
import type { MapData } from './loadMapData.ts';

/** What a map library must provide for the keys to work. */
export interface MapActions {
  /** Pans by about a quarter of the view. */
  panBy(direction: Direction): void;
  zoomBy(levels: 1 | -1): void;
  /** What the map displays; null while it displays nothing. Enter places the first pin at its centre. */
  view(): MapView | null;
}

/** A key event, of the browser or of a framework that has its own. */
export interface MapKeyEvent extends MapKey {
  readonly repeat: boolean;
  preventDefault(): void;
  stopPropagation(): void;
}

/** Pans the map, and announces what it then displays. */
export function panMap(store: MapPickerStore<MapData>, actions: MapActions, direction: Direction): void {
  store.willMove('pan', () => actions.view());
  actions.panBy(direction);
}

/** Zooms the map, and announces what it then displays. */
export function zoomMap(store: MapPickerStore<MapData>, actions: MapActions, levels: 1 | -1): void {
  store.willMove('zoom', () => actions.view());
  actions.zoomBy(levels);
}

/**
 * Does what a key on the map means.
 *
 * @param actions The map's; null while there is no map.
 * @param isDisabled Whether the map can only be looked at.
 */
export function handleMapKey(
  event: MapKeyEvent,
  store: MapPickerStore<MapData>,
  actions: MapActions | null,
  isDisabled: boolean,
  save: () => void,
): void {
  const { key, repeat } = event;
  if (repeat && (key === 'Enter' || key === 'Escape')) {
    // Held down, Enter would place a first pin in the middle and save it, and Escape close the dialog around after cancelling.
    event.preventDefault();
    event.stopPropagation();
    return;
  }
  const action = mapKeyAction(event, store.getSnapshot().state);
  if (!action) return;
  const isLook = action.type === 'pan' || action.type === 'zoom';
  if (!isLook && isDisabled) return;
  event.preventDefault();
  // An outer dialog must not close at the same time.
  if (action.type === 'cancel') event.stopPropagation();
  if (action.type === 'save') save();
  else if (action.type === 'pan') {
    if (actions) panMap(store, actions, action.direction);
  } else if (action.type === 'zoom') {
    if (actions) zoomMap(store, actions, action.by);
  } else if (action.type === 'place') {
    const view = actions?.view();
    if (view) store.send({ type: 'place', location: view.center, origin: 'key' });
  } else store.send(action);
}

/**
 * Keeps an Escape that cancels, or is held down after it, from a dialog around the map, which may hear it before the map does. For
 * `keepEscape`.
 */
export function claimMapEscape(event: MapKeyEvent, state: MapPickerState): void {
  if (event.repeat || mapKeyAction(event, state)?.type === 'cancel') event.preventDefault();
}
