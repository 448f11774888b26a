import { distanceMeters, type LatLng } from '@smart-address/codes/point';
import type { AddressValue } from '../../finder/state/types.ts';
import { comparePinWithAddress } from '../../map-picker/comparePinWithAddress.ts';
import type { MapPickerStore } from '../../map-picker/mapPicker.ts';
import type { MapPickerState } from '../../map-picker/state/types.ts';
import { isOwnPoint } from './mapValue.ts';

/** Metres below which two points are displayed and stored as one. */
const CENTIMETER = 0.01;

export interface PinSaveOptions {
  /** What the pin is compared with. */
  readonly address: AddressValue | null;
  readonly event: Event | null;
  /** Asks which is right, pin or address. */
  ask(question: {
    readonly address: AddressValue;
    readonly pin: LatLng;
  }): Promise<'pin' | 'address' | 'dismissed'>;
  /** Called once the pin is locked. */
  onLocked(): void;
}

/** Whether a pin can belong to the address, or to the saved one that the person has already chosen over it. */
function isExpected(pin: LatLng, saved: LatLng | undefined, address: AddressValue): boolean {
  const agreesWith = (location: LatLng | null) => comparePinWithAddress(pin, { ...address, location }).agrees;
  if (agreesWith(address.location)) return true;
  return saved !== undefined && !comparePinWithAddress(saved, address).agrees && agreesWith(saved);
}

/**
 * Saves a picker's pin, or the address's own point if the person keeps that. They are asked where the two disagree, and not again for the
 * next steps of a pin that was chosen.
 */
export async function savePin(
  picker: Pick<MapPickerStore, 'send' | 'save'> & { readonly state: MapPickerState },
  { address, event, ask, onLocked }: PinSaveOptions,
): Promise<void> {
  const { pin, home, saved } = picker.state;
  const finish = (): void => {
    if (picker.save(event)) onLocked();
  };
  if (!pin || !address || isExpected(pin.location, saved?.location, address)) return finish();
  const answer = await ask({ address, pin: pin.location });
  if (answer === 'pin') return finish();
  if (answer === 'dismissed') return;
  // The address's own point is kept if it is what was saved before, as that of a moved pin's words is, and else saved now.
  if (
    !home ||
    !isOwnPoint(address) ||
    (saved && distanceMeters(saved.location, home.location) < CENTIMETER)
  ) {
    picker.send({ type: 'cancel' });
    onLocked();
  } else {
    picker.send({ type: 'home' });
    finish();
  }
}
