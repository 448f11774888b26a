// What `packages/react/docs/coming-from.md` shows, word for word; `comingFrom.test.ts` runs it.
import { valueOfResult, type StoredAddress } from '@smart-address/core';
import { toAddressResult, type Gazetteer } from '@smart-address/gazetteer';

/** What a shop has of an address, an empty text for what it has not. The governorate is a name in any spelling, or "TN-13". */
export interface OldAddress extends Record<'text' | 'governorate' | 'delegation' | 'postalCode', string> {
  readonly point: { readonly lat: number; readonly lng: number } | null;
}

export function bringOver(gazetteer: Gazetteer, old: OldAddress): StoredAddress {
  const { text, governorate, delegation, postalCode, point } = old;
  const around = point && gazetteer.nearest(point); // null outside Tunisia
  if (around) {
    const { locality, delegation, governorate, governorateCode, postalCode } = around;
    const address = { locality, delegation, governorate, governorateCode, postalCode };
    return { text, location: point, address };
  }
  const [place] = [
    ...gazetteer.search(delegation, { governorate, types: ['delegation'] }),
    ...gazetteer.search(text, { governorate, postal: postalCode }),
    ...gazetteer.search(postalCode),
    ...gazetteer.search(governorate, { types: ['governorate'] }),
  ];
  return place ? valueOfResult(toAddressResult(place), text || place.label) : { text };
}
