import '@smart-address/react/map.css';
import { comparePinWithAddress, type AddressValue } from '@smart-address/core';
import { MapPicker, OPENSTREETMAP_TILES, type MapPickerHandle } from '@smart-address/react/map';
import { useEffect, type RefObject } from 'react';
import type { AddressService } from '../backend/addressService.ts';
import { useLocale } from '../i18n/LocaleContext.tsx';

export interface RooftopMapProps {
  readonly service: AddressService;
  readonly value: AddressValue | null;
  /** What the finder found, before the pin was moved. */
  readonly found: AddressValue | null;
  readonly withTiles: boolean;
  /** The map, while it is open. */
  readonly mapRef: RefObject<MapPickerHandle | null>;
  /** The pin is saved or put back, or the map is closed. */
  readonly onPinSettled: () => void;
  readonly onValueChange: (value: AddressValue | null) => void;
  /** The buyer said that the pin is right and the found address is not. */
  readonly onAddressRefused: (found: AddressValue) => void;
}

/** The map picker on the address found above; a module of its own, so that the page does not carry a map nobody opens. */
export function RooftopMap({
  service,
  value,
  found,
  withTiles,
  mapRef,
  onPinSettled,
  onValueChange,
  onAddressRefused,
}: RooftopMapProps) {
  const { locale } = useLocale();
  // A map that is gone holds no pin.
  useEffect(() => onPinSettled, [onPinSettled]);
  // Who asked for it wants to place the pin, but may have begun to write elsewhere while it was loading.
  useEffect(() => {
    if (!document.activeElement?.matches('input, textarea')) mapRef.current?.adjust();
  }, [mapRef]);

  // The picker has asked already when the pin stands far from the address: what it saves is what the buyer means.
  function place(value: AddressValue) {
    if (found && value.location && !comparePinWithAddress(value.location, found).agrees)
      onAddressRefused(found);
    onValueChange(value);
  }

  return (
    <MapPicker
      ref={mapRef}
      value={value}
      rooftop={found?.accuracy === 'rooftop' ? found.location : undefined}
      locale={locale}
      provider={service.provider}
      tiles={withTiles ? OPENSTREETMAP_TILES : null}
      onValueChange={place}
      onModeChange={(mode) => {
        if (mode === 'view') onPinSettled();
      }}
    />
  );
}
