import type { AddressValue } from '@smart-address/core';
import { MapPicker, OPENSTREETMAP_TILES } from '@smart-address/react/map';
import '@smart-address/react/map.css';
import type { AddressService } from '../backend/addressService.ts';
import { useLocale } from '../i18n/LocaleContext.tsx';

interface RooftopMapProps {
  readonly service: AddressService;
  readonly value: AddressValue | null;
  readonly withTiles: boolean;
  readonly onValueChange: (value: AddressValue) => void;
}

/** The map picker on the address found above; a module of its own, so that the page does not carry a map nobody opens. */
export function RooftopMap({ service, value, withTiles, onValueChange }: RooftopMapProps) {
  const { locale } = useLocale();
  return (
    <MapPicker
      value={value}
      locale={locale}
      provider={service.provider}
      tiles={withTiles ? OPENSTREETMAP_TILES : null}
      onValueChange={onValueChange}
    />
  );
}
