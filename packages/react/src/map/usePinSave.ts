'use client';

import { savePin } from '@smart-address/core/map/savePin';
import { useRef, type RefObject } from 'react';
import type { AddressConfirmHandle } from '../address-confirm/AddressConfirm.tsx';
import type { MapPicker } from './useMapPicker.ts';

export interface PinSave {
  /** Ref of the question that is asked where pin and address disagree. */
  readonly confirm: RefObject<AddressConfirmHandle | null>;
  /** Saves the pin, or the address's own point if the person keeps that; calls back once the picker is locked. */
  save(event: Event, onLocked: () => void): void;
}

/** Saves a picker's pin, after a question if it is far from its address. */
export function usePinSave(picker: MapPicker): PinSave {
  const confirm = useRef<AddressConfirmHandle>(null);
  return {
    confirm,
    save(event, onLocked) {
      void savePin(picker, {
        address: picker.address(),
        event,
        ask: async (question) => confirm.current?.ask(question) ?? 'dismissed',
        onLocked,
      });
    },
  };
}
