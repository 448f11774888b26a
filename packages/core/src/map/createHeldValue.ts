import type { LatLng } from '@smart-address/codes';
import type { AddressValue } from '../finder/finder.types.ts';
import { readValue } from '../finder/finder.value.ts';
import { comparePinWithAddress } from '../map-picker/comparePinWithAddress.ts';
import { describeLocation } from '../map-picker/describeLocation.ts';
import type { MapPickerChangeDetails, MapPickerStore } from '../map-picker/mapPicker.ts';
import type { MapPickerState } from '../map-picker/mapPicker.types.ts';
import { movePin } from '../map-picker/movePin.ts';
import type { MapData } from './loadMapData.ts';
import { isAddress, isOwnPoint, pinOfValue, type MapValue } from './mapValue.ts';

/** What a map stands for: what it was given, and what a saved pin made of it. */
export interface HeldValue {
  /**
   * Applies a value from outside. If the page ignores a save, the pin goes back to it. Compared by content, because a page may create a
   * new object each time.
   */
  give(value: MapValue, rooftop: LatLng | null | undefined): void;
  /** What a pin is compared with: the last address that was not itself a moved pin; null for a point without words. */
  address(): AddressValue | null;
  /**
   * Turns a saved pin into the value that `tell` passes on: in the buyer's words while it can belong to the address, or to a pin that
   * was chosen over it. `tell` may cancel.
   */
  save(pinned: AddressValue, details: MapPickerChangeDetails, tell: (value: AddressValue) => void): void;
}

/** The address's own point after a value change; a moved pin keeps the point it was moved from. */
function homeOf(
  value: MapValue,
  rooftop: LatLng | null | undefined,
  state: MapPickerState,
): MapPickerState['home'] {
  if (rooftop) return pinOfValue(rooftop);
  return isOwnPoint(value) || value === null ? pinOfValue(value) : state.home;
}

const agrees = ({ location }: AddressValue, address: AddressValue | null): boolean =>
  location === null || address === null || comparePinWithAddress(location, address).agrees;

/** Holds the value of a store's map; `initial` is what the store was made with. */
export function createHeldValue(
  store: Pick<MapPickerStore<MapData>, 'getSnapshot' | 'send'>,
  initial: MapValue,
): HeldValue {
  let held: AddressValue | null = null;
  let found: AddressValue | null = null;
  /** The words that the last saved pin brought with it: a description of its point. */
  let described = '';
  let last = '';

  function take(value: MapValue): void {
    held = isAddress(value) ? readValue({ ...value, text: String(value.text ?? '') }) : null;
    if (held === null || isOwnPoint(held)) found = held?.text ? held : null;
  }

  function isDescription({ text, location }: AddressValue): boolean {
    if (text === described) return true;
    const gazetteer = store.getSnapshot().data?.gazetteer ?? null;
    return (['fr', 'ar', 'en'] as const).some(
      (lang) => location !== null && describeLocation(location, gazetteer, lang).words === text,
    );
  }

  /** The words that stay with a pin that is moved: the buyer's, or the address's; none that describe the old point. */
  function words(address: AddressValue | null): AddressValue | null {
    if (!held?.location || isOwnPoint(held) || isDescription(held)) return address;
    // Parts of an address are not the buyer's, and those of a moved pin are another place's.
    return { ...held, address: address?.address ?? null };
  }

  function valueOf(pinned: AddressValue): AddressValue {
    if (agrees(pinned, found)) return movePin(words(found), pinned);
    // Once a pin was chosen over the address, what the buyer writes is the pin's.
    const wasChosen = held !== null && !agrees(held, found);
    return wasChosen ? movePin(words(null), pinned) : pinned;
  }

  take(initial);
  return {
    give(value, rooftop) {
      const { state } = store.getSnapshot();
      take(value);
      const pin = pinOfValue(value);
      const key = [pin, rooftop, state.saved].map((one) => JSON.stringify(one)).join();
      if (key === last) return;
      last = key;
      store.send({ type: 'given', pin, home: homeOf(value, rooftop, state) });
    },
    address: () => found,
    save(pinned, details, tell) {
      const before = held;
      // Held before it is told: a page may give it back at once.
      const value = (held = valueOf(pinned));
      tell(value);
      if (details.isCanceled) held = before;
      else described = pinned.text;
    },
  };
}
