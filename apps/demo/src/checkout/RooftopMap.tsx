import { comparePinWithAddress, type AddressValue } from '@smart-address/core';
import { AddressConfirm, type AddressConfirmHandle } from '@smart-address/react';
import { MapPicker, OPENSTREETMAP_TILES } from '@smart-address/react/map';
import { useRef } from 'react';
import type { AddressService } from '../backend/addressService.ts';
import { useLocale } from '../i18n/LocaleContext.tsx';
import { movePin } from './movePin.ts';

export interface RooftopMapProps {
  readonly service: AddressService;
  readonly value: AddressValue | null;
  /** What the finder found, before the pin was moved. */
  readonly found: AddressValue | null;
  readonly withTiles: boolean;
  readonly onValueChange: (value: AddressValue | null) => void;
}

/** The map picker on the address found above; a module of its own, so that the page does not carry a map nobody opens. */
export function RooftopMap({ service, value, found, withTiles, onValueChange }: RooftopMapProps) {
  const { locale } = useLocale();
  const confirm = useRef<AddressConfirmHandle>(null);

  async function place(pinned: AddressValue) {
    const pin = pinned.location;
    if (!pin || !found || comparePinWithAddress(pin, found).agrees)
      return onValueChange(movePin(found, pinned));
    onValueChange(pinned);
    const answer = await confirm.current?.ask({ address: found, pin });
    if (answer !== 'pin') onValueChange(found);
  }

  return (
    <>
      <MapPicker
        value={value}
        rooftop={found?.location}
        locale={locale}
        provider={service.provider}
        tiles={withTiles ? OPENSTREETMAP_TILES : null}
        onValueChange={(pinned) => void place(pinned)}
      />
      <AddressConfirm ref={confirm} locale={locale} />
    </>
  );
}
