import '@smart-address/element';
import type { AddressFinderElement } from '@smart-address/element';
import '@smart-address/element/map';
import '@smart-address/element/react';
import { useRef } from 'react';

export function Tags() {
  const finder = useRef<AddressFinderElement>(null);
  return (
    <>
      <address-finder
        ref={finder}
        id="where"
        name="order"
        required
        addressValue={{ text: 'La Marsa', lat: 36.87, lng: 10.32 }}
        onvalue-change={(event) => event.detail.value.location}
        onfields-filled={(event) => event.detail.changed.length}
      />
      <map-picker for="where" controls="full" onmode-change={(event) => event.detail.mode} />
      {/* @ts-expect-error no language of ours */}
      <address-finder lang="de" />
      {/* @ts-expect-error no attribute of the tag */}
      <map-picker four="where" />
    </>
  );
}
