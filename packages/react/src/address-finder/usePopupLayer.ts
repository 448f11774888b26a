'use client';

import { isPopupShown } from '@smart-address/core/finder';
import { openPopup } from '@smart-address/core/dom';
import { useRef } from 'react';
import type { ReactFinderContext } from './finderContext.ts';
import { useIsomorphicLayoutEffect } from './useIsomorphicLayoutEffect.ts';

/** Shows the popup and keeps it on its anchor while it is wanted; a press outside closes it. */
export function usePopupLayer({ popupRef, anchorRef, inputRef, rootRef, finder }: ReactFinderContext): void {
  const layer = useRef<{ readonly popup: HTMLElement; readonly close: () => void }>(null);

  // After each render: a team may have put another popup in the place of the one that was open.
  useIsomorphicLayoutEffect(() => {
    const draw = () => {
      const popup = isPopupShown(finder.getState()) ? popupRef.current : null;
      if (popup === (layer.current?.popup ?? null)) return;
      layer.current?.close();
      layer.current = null;
      const anchor = anchorRef.current ?? inputRef.current;
      if (popup === null || anchor === null) return;
      const onPressOutside = (event: Event) => finder.send({ type: 'leave', commits: false }, event);
      layer.current = { popup, close: openPopup({ popup, anchor, root: rootRef.current, onPressOutside }) };
    };
    draw();
    return finder.subscribe(draw);
  });
  useIsomorphicLayoutEffect(
    () => () => {
      layer.current?.close();
      layer.current = null;
    },
    [],
  );
}
