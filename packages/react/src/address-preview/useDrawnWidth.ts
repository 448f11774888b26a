'use client';

import { useEffect, useState, type RefObject } from 'react';

/** The width in pixels that a picture has in its container, `first` until that is known. Drawn in it, letters are as large as they say. */
export function useDrawnWidth(picture: RefObject<Element | null>, first: number): number {
  const [drawn, setDrawn] = useState(first);
  useEffect(() => {
    const element = picture.current;
    if (!element) return;
    const sizes = new ResizeObserver(([entry]) => {
      const now = Math.round(entry?.contentRect.width ?? 0);
      if (now > 0) setDrawn(now);
    });
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [picture]);
  return drawn;
}
