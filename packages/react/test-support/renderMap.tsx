import type { AddressValue } from '@smart-address/core';
import { useState } from 'react';
import { mapIn, PICKED, TUNIS, type MapOnPage } from '../../core/test-support/map/mapIn.ts';
import { MapPicker, type MapPickerProps } from '../src/map/index.ts';
import { renderPage } from './renderFinder.tsx';
import '../src/map/map.css';

export { mapIn, PICKED, TUNIS, type MapOnPage };

/** A map on the page, drawn, with the country known: with all its controls, unless the test is about the shopper's. */
export async function renderMap(props: MapPickerProps = {}): Promise<MapOnPage<HTMLElement>> {
  const map = mapIn(await renderPage(<MapPicker controls="full" {...props} />));
  await map.ready();
  return map;
}

/** A map that an address was given to, and what has been saved on it. */
export async function renderSavingMap(
  defaultValue: MapPickerProps['defaultValue'] = TUNIS,
  rooftop: MapPickerProps['rooftop'] = null,
) {
  const saved: AddressValue[] = [];
  const map = await renderMap({
    defaultValue,
    rooftop,
    locale: 'en',
    onValueChange: (value) => saved.push(value),
  });
  return { map, saved };
}

/** A map on a page that holds its value, with a button that hands in another place. */
export async function renderHeldMap(other: {
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
}) {
  function Page() {
    const [value, setValue] = useState(PICKED);
    const { name, lat, lng } = other;
    return (
      <>
        <button type="button" onClick={() => setValue({ ...PICKED, location: { lat, lng } })}>
          {name}
        </button>
        <MapPicker controls="full" value={value} onValueChange={setValue} locale="en" />
      </>
    );
  }
  const map = mapIn(await renderPage(<Page />));
  await map.ready();
  return map;
}
