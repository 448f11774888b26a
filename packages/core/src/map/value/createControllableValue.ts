import type { LatLng } from '@smart-address/codes';
import type { AddressValue } from '../../finder/state/types.ts';
import { readValue } from '../../finder/address/value.ts';
import { comparePinWithAddress } from '../../map-picker/comparePinWithAddress.ts';
import { describeLocation } from '../../map-picker/messages/describeLocation.ts';
import { MAP_LANGS } from '../../map-picker/messages/messages.ts';
import type { MapPickerChangeDetails, MapPickerStore } from '../../map-picker/mapPicker.ts';
import type { MapData } from '../loadMapData.ts';
import { homeOf, isAddress, isOwnPoint, pinOfRooftop, pinOfValue, type MapValue } from './mapValue.ts';

/** A map’s value, controlled or not: what the page set, and what a saved pin made of it. */
export interface ControllableValue {
  /**
   * Applies a value from outside. If the page ignores a save, the pin goes back to it. Compared by content, because a page may create a
   * new object each time.
   */
  set(value: MapValue, rooftop: LatLng | null | undefined): void;
  /**
   * What a pin is compared with: the last address that was not itself a moved pin. Where there was none, as on a stored order, a moved
   * pin in words of its own. Null for a point without them.
   */
  address(): AddressValue | null;
  /**
   * Turns a saved pin into the value that `notify` passes on. It is in the buyer's words while it can belong to the address, or to the pin
   * that they were written about. `notify` may cancel.
   */
  save(pinned: AddressValue, details: MapPickerChangeDetails, notify: (value: AddressValue) => void): void;
}

const agrees = ({ location }: AddressValue, address: AddressValue | null): boolean =>
  location === null || address === null || comparePinWithAddress(location, address).agrees;

/** Holds the value of a store's map; `initial` is what the store was made with. */
export function createControllableValue(
  store: Pick<MapPickerStore<MapData>, 'getSnapshot' | 'send'>,
  initial: MapValue,
): ControllableValue {
  let held: AddressValue | null = null;
  let found: AddressValue | null = null;
  /** The last saved pin, in the words that it brought with it: a description of its point. */
  let made: AddressValue | null = null;
  let last = '';

  function take(value: MapValue): void {
    held = isAddress(value) ? readValue(value) : null;
    if (held === null || isOwnPoint(held)) found = held?.text ? held : null;
    // A pin that belongs neither to the address nor to what was made of it, which a page may give back late, is another order's.
    else if (!agrees(held, found) && !(made && agrees(held, made))) found = null;
  }

  function isDescription({ text, location }: AddressValue): boolean {
    if (text === made?.text) return true;
    const gazetteer = store.getSnapshot().data?.gazetteer ?? null;
    return MAP_LANGS.some(
      (lang) => location !== null && describeLocation(location, gazetteer, lang).words === text,
    );
  }

  /** A moved pin in the buyer's words, or an address's: none that name or describe its point. */
  function worded(): AddressValue | null {
    return held?.location && !isOwnPoint(held) && !namesPoint(held) && !isDescription(held) ? held : null;
  }

  function valueOf(pinned: AddressValue): AddressValue {
    const moved = worded();
    if (found && agrees(pinned, found)) {
      if (!moved || !agrees(moved, found)) return movePin(found, pinned);
      // The parts that were found and edited belong to the words; without them there are those of the pin's old point.
      return movePin({ ...moved, address: found.address && (moved.address ?? found.address) }, pinned);
    }
    // A pin that was chosen over its address, or stored without it, keeps what is written about it while it stays near.
    return agrees(pinned, moved) ? movePin(moved, pinned) : pinned;
  }

  take(initial);
  return {
    set(value, rooftop) {
      const { state } = store.getSnapshot();
      const before = found;
      take(value);
      const pin = pinOfValue(value);
      const own = pinOfRooftop(rooftop);
      const key = JSON.stringify([pin, own, state.saved]);
      if (key === last) return;
      last = key;
      store.send({ type: 'given', pin, home: homeOf(value, own, before && !found ? null : state.home) });
    },
    address: () => found ?? worded(),
    save(pinned, details, notify) {
      const before = held;
      // Held before the page is notified: a page may give it back at once.
      const value = (held = valueOf(pinned));
      made = pinned;
      notify(value);
      // Unless the page has given another one meanwhile.
      if (details.isCanceled && held === value) held = before;
    },
  };
}

const DIGIT = '[2-9CFGHJMPQRVWX]';
/** A plus code, an address code or the numeric one, as the finder writes them. */
const CODE = `(?:${DIGIT}{4}){1,2}\\+${DIGIT}{2,7}|[2-9CFGHJMPQRVWX0]{8}\\+|${DIGIT}{4}-${DIGIT}{4}-${DIGIT}{2}|TN\\d{4}-\\d{3}-\\d{4}`;
/**
 * A point's name in a text, as the finder writes it: a code among words, or coordinates before them. What people type in other ways is read
 * by code that is not part of a page's first load.
 */
const POINT_NAME = new RegExp(
  String.raw`(?:^|[^\p{L}\p{N}-])(?:${CODE})(?![\p{L}\p{N}-])|^-?\d{1,2}\.\d+ ?[,\u060C] ?-?\d{1,3}\.\d+(?![\p{L}\p{N}])`,
  'iu',
);

/** Whether the words name the old point by a code or by coordinates: they would be wrong of any other point. */
function namesPoint({ text, plusCode, smartCode, location }: AddressValue): boolean {
  if (location === null) return false;
  return (
    [plusCode, smartCode].some((code) => code !== '' && text.includes(code)) || POINT_NAME.test(text.trim())
  );
}

/**
 * The found address with the pin's point: the words stay the buyer's, the place becomes exact. Without words of the buyer's own,
 * or when they are the old point's code, the pin's are taken.
 */
export function movePin(found: AddressValue | null, pinned: AddressValue): AddressValue {
  if (found === null || found.text === '' || namesPoint(found)) return pinned;
  return { ...pinned, text: found.text, address: found.address ?? pinned.address };
}
