'use client';

import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react';
import { DARK_PALETTE, LIGHT_PALETTE, type MapPalette } from './base-layer/palette.ts';

/** map.css sets this property to the palette to use, so that page, system and `data-theme` decide as for all other parts. */
const SCHEME = '--sa-map-scheme';

let isPrinting = false;
const getPrinting = (): boolean => isPrinting;
const getNotPrinting = (): boolean => false;

function followPrinting(onChange: () => void): () => void {
  const turn = ({ type }: Event): void => {
    isPrinting = type === 'beforeprint';
    onChange();
  };
  window.addEventListener('beforeprint', turn);
  window.addEventListener('afterprint', turn);
  return () => {
    window.removeEventListener('beforeprint', turn);
    window.removeEventListener('afterprint', turn);
  };
}

/** The map's colours, by the page's theme; light when printed. */
export function useMapPalette(ref: RefObject<Element | null>): MapPalette {
  const [isDark, setDark] = useState(false);
  // React renders a store's change synchronously, and the browser prints the document as it is at the end of the event.
  const isOnPaper = useSyncExternalStore(followPrinting, getPrinting, getNotPrinting);
  useEffect(() => {
    let frame: number | null = null;
    const read = (): void => {
      frame = null;
      const scheme = ref.current ? getComputedStyle(ref.current).getPropertyValue(SCHEME) : '';
      setDark(scheme.trim() === 'dark');
    };
    // In a frame, which computes the layout anyway: classes change on each drag of the map, and all over a busy page.
    const readSoon = (): void => {
      frame ??= requestAnimationFrame(read);
    };
    readSoon();
    const system = matchMedia('(prefers-color-scheme: dark)');
    system.addEventListener('change', readSoon);
    const themes = new MutationObserver(readSoon);
    themes.observe(document, { subtree: true, attributeFilter: ['data-theme', 'class'] });
    return () => {
      if (frame !== null) cancelAnimationFrame(frame);
      system.removeEventListener('change', readSoon);
      themes.disconnect();
    };
  }, [ref]);
  return isDark && !isOnPaper ? DARK_PALETTE : LIGHT_PALETTE;
}
