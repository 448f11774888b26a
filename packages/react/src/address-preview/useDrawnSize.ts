'use client';

import { useEffect, useState, type RefObject } from 'react';

/** Pixels. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size that a picture has in its container, in the given shape: drawn in it, its letters are as large as they say. */
export function useDrawnSize(picture: RefObject<Element | null>, { width, height }: Size): Size {
  const [drawn, setDrawn] = useState(width);
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
  return { width: drawn, height: Math.round((height * drawn) / width) };
}
