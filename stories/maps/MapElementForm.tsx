import '@smart-address/element';
import '@smart-address/element/map';
import type { AddressValue } from '@smart-address/core';
import { createElement, useId, useLayoutEffect, useRef } from 'react';

export interface MapElementFormProps {
  /** The address that the finder starts with. */
  readonly address?: AddressValue;
  /** Names the map. */
  readonly label?: string;
  /** The map without a finder, at a point. */
  readonly isAlone?: boolean;
  readonly disabled?: boolean;
}

/** A finder with its map, or the map alone, as on a page without React. */
export function MapElementForm({ address, label, isAlone = false, disabled }: MapElementFormProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    const finder = form.current?.querySelector('address-finder');
    if (finder && address !== undefined) finder.addressValue = address;
  }, [address]);
  const place = isAlone ? { name: 'place', lat: 36.8065, lng: 10.1815 } : { for: id };
  return (
    <form ref={form} className="story-form" onSubmit={(event) => event.preventDefault()}>
      {isAlone ? null : createElement('address-finder', { id, name: 'address', disabled })}
      {createElement('map-picker', { ...place, label, disabled })}
    </form>
  );
}
