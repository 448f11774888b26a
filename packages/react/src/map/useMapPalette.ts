'use client';

import { LIGHT_PALETTE, type MapPalette, watchPalette, watchPrinting } from '@smart-address/core/map/preview';
import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react';

let isPrinting = false;
const getPrinting = (): boolean => isPrinting;
const getNotPrinting = (): boolean => false;
const followPrinting = (onChange: () => void): (() => void) =>
  watchPrinting((isNow) => {
    isPrinting = isNow;
    onChange();
  });

/** The map's colours, by the page's theme; light when printed. */
export function useMapPalette(ref: RefObject<Element | null>): MapPalette {
  const [palette, setPalette] = useState(LIGHT_PALETTE);
  // React renders a store's change synchronously, and the browser prints the document as it is at the end of the event.
  const isOnPaper = useSyncExternalStore(followPrinting, getPrinting, getNotPrinting);
  useEffect(() => (ref.current ? watchPalette(ref.current, setPalette) : undefined), [ref]);
  return isOnPaper ? LIGHT_PALETTE : palette;
}
