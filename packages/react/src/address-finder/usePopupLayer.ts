'use client';

import { openPopup } from '@smart-address/core/dom';
import type { ReactFinderContext } from './finderContext.ts';
import { useIsomorphicLayoutEffect } from './useIsomorphicLayoutEffect.ts';

/** Shows the popup and keeps it on its anchor while it is wanted; a press outside closes it. */
export function usePopupLayer(context: ReactFinderContext, isShown: boolean): void {
  const { popupRef, anchorRef, inputRef, rootRef, finder } = context;

  useIsomorphicLayoutEffect(() => {
    const popup = popupRef.current;
    const anchor = anchorRef.current ?? inputRef.current;
    if (!isShown || popup === null || anchor === null) return undefined;
    const onPressOutside = (event: Event) => finder.send({ type: 'leave', commits: false }, event);
    return openPopup({ popup, anchor, root: rootRef.current, onPressOutside });
  }, [isShown, popupRef, anchorRef, inputRef, rootRef, finder]);
}
