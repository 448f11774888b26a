'use client';

import { distanceMeters } from '@smart-address/codes';
import type { AddressValue } from '@smart-address/core';
import { comparePinWithAddress } from '@smart-address/core/map-picker';
import { useRef, type RefObject } from 'react';
import type { AddressConfirmHandle } from '../address-confirm/AddressConfirm.tsx';
import { useIsomorphicLayoutEffect } from '../address-finder/useIsomorphicLayoutEffect.ts';
import { addressOfValue, isOwnPoint, type MapValue } from './mapValue.ts';
import type { MapPicker } from './useMapPicker.ts';

/** Metres below which two points are displayed and stored as one. */
const CENTIMETER = 0.01;

export interface PinSave {
  /** Ref of the question that is asked where pin and address disagree. */
  readonly confirm: RefObject<AddressConfirmHandle | null>;
  /** Saves the pin, or the address's own point if the person keeps that; calls back once the picker is locked. */
  save(event: Event, onLocked: () => void): void;
}

/** Saves a picker's pin, after a question if it is far from the address it was given (`given`). */
export function usePinSave(picker: MapPicker, given: MapValue): PinSave {
  const confirm = useRef<AddressConfirmHandle>(null);
  // The address the pin is compared with: the last value that was not itself a pin.
  const address = useRef<AddressValue | null>(null);
  useIsomorphicLayoutEffect(() => {
    if (isOwnPoint(given)) address.current = addressOfValue(given);
  }, [given]);

  return {
    confirm,
    save(event, onLocked) {
      const { state, send } = picker;
      const { pin, home, saved } = state;
      const finish = (): void => {
        if (picker.save(event)) onLocked();
      };
      /** The address's own point is kept if it is what was saved before, and else saved now. */
      const keepAddress = (): void => {
        if (!home || (saved && distanceMeters(saved.location, home.location) < CENTIMETER)) {
          send({ type: 'cancel' });
          onLocked();
        } else {
          send({ type: 'home' });
          finish();
        }
      };
      const typed = address.current;
      if (!pin || !typed || comparePinWithAddress(pin.location, typed).agrees) return finish();
      void confirm.current?.ask({ address: typed, pin: pin.location }).then((answer) => {
        if (answer === 'pin') finish();
        if (answer === 'address') keepAddress();
      });
    },
  };
}
