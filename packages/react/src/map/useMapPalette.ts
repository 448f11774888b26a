'use client';

import { useEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { DARK_PALETTE, LIGHT_PALETTE, type MapPalette } from './base-layer/palette.ts';

/** map.css says by this property which sheet is drawn, so that page, system and `data-theme` decide as for all other parts. */
const SCHEME = '--sa-map-scheme';

/** The colours the map is drawn in, in step with the page's theme; on paper those of the day. */
export function useMapPalette(ref: RefObject<Element | null>): MapPalette {
  const [isDark, setDark] = useState(false);
  useEffect(() => {
    let frame: number | null = null;
    const read = (): void => {
      frame = null;
      const scheme = ref.current ? getComputedStyle(ref.current).getPropertyValue(SCHEME) : '';
      setDark(scheme.trim() === 'dark');
    };
    // In the frame, which lays the page out anyway: classes change with each drag of the map, and all over a busy page.
    const readSoon = (): void => {
      frame ??= requestAnimationFrame(read);
    };
    // The browser prints what stands in the document once this is over.
    const lighten = (): void => flushSync(() => setDark(false));
    readSoon();
    window.addEventListener('beforeprint', lighten);
    window.addEventListener('afterprint', readSoon);
    const system = matchMedia('(prefers-color-scheme: dark)');
    system.addEventListener('change', readSoon);
    const themes = new MutationObserver(readSoon);
    themes.observe(document, { subtree: true, attributeFilter: ['data-theme', 'class'] });
    return () => {
      if (frame !== null) cancelAnimationFrame(frame);
      window.removeEventListener('beforeprint', lighten);
      window.removeEventListener('afterprint', readSoon);
      system.removeEventListener('change', readSoon);
      themes.disconnect();
    };
  }, [ref]);
  return isDark ? DARK_PALETTE : LIGHT_PALETTE;
}
