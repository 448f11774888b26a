import '@smart-address/element';
import type { AddressFinderElement } from '@smart-address/element';
import '@smart-address/element/map';
import '@smart-address/element/react';
import { useEffect, useRef } from 'react';

export function Tags() {
  const finder = useRef<AddressFinderElement>(null);
  useEffect(() => {
    if (finder.current) finder.current.addressValue = { text: 'La Marsa', lat: 36.87, lng: 10.32 };
    finder.current?.addEventListener('value-change', (event) => event.detail.value.location);
  }, []);
  return (
    <>
      <address-finder ref={finder} id="where" name="order" required="" locate="false" />
      <map-picker for="where" lat={36.8} lng={10.2} controls="full" />
      {/* @ts-expect-error React 18 would write "false", which is an attribute that is there */}
      <address-finder required={false} />
      {/* @ts-expect-error React 18 hears no event of a tag */}
      <address-finder onvalue-change={() => {}} />
    </>
  );
}
