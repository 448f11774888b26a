'use client';

import { scrollToNearest } from '@smart-address/core/dom';
import { useCallback, useRef, type RefObject } from 'react';
import { useIsomorphicLayoutEffect } from '../address-finder/hooks/useIsomorphicLayoutEffect.ts';

/** Returns a function that says where the focus goes when the picker's mode changes, because the pressed button disappears with it. */
export function useNextFocus(
  mode: string,
  pane: RefObject<HTMLElement | null>,
  adjustButton: RefObject<HTMLElement | null>,
): (next: 'map' | 'adjust') => void {
  const next = useRef<'map' | 'adjust' | null>(null);
  useIsomorphicLayoutEffect(() => {
    if (next.current === 'map') {
      pane.current?.focus({ preventScroll: true });
      // On a phone the map may be half out of view when the button is pressed. A pin that is out of view must not be moved.
      scrollToNearest(pane.current);
    }
    if (next.current === 'adjust') adjustButton.current?.focus({ preventScroll: true });
    next.current = null;
  }, [mode, pane, adjustButton]);
  return useCallback((wanted) => {
    next.current = wanted;
  }, []);
}
