'use client';

import type { ReactFinderContext } from './finderContext.ts';
import { isPlaced, makeRoomForSheet, placePopup } from './placePopup.ts';
import { useIsomorphicLayoutEffect } from './useIsomorphicLayoutEffect.ts';

/** Shows the popup in the browser's top layer where there is one, and keeps it on its anchor while anything moves. */
export function usePopupLayer(context: ReactFinderContext, isShown: boolean): void {
  const { popupRef, anchorRef, inputRef, rootRef, finder } = context;

  useIsomorphicLayoutEffect(() => {
    const popup = popupRef.current;
    const anchor = anchorRef.current ?? inputRef.current;
    if (!isShown || popup === null || anchor === null) return undefined;
    const view = popup.ownerDocument.defaultView ?? window;
    const place = () => placePopup(popup, anchor);
    const placeUnlessOwn = (event: Event) => {
      if (!event.composedPath().includes(popup)) place();
    };
    const leaveOnPressOutside = (event: PointerEvent) => {
      const root = rootRef.current;
      if (root !== null && !event.composedPath().includes(root))
        finder.send({ type: 'leave', commits: false }, event);
    };
    const hasLayer = typeof popup.showPopover === 'function' && popup.isConnected;
    // Not among React's props: it would listen to the popover's events, at a price on the key that opens the list.
    if (hasLayer) popup.popover = 'manual';
    makeRoomForSheet(anchor);
    // Where it was last is nearly always where it is to be: the frame looks before it is painted. Measuring here would lay the page out
    // once more on the key that opens the list. The first time it is placed before ten rows could be laid out at a wrong width.
    if (!isPlaced(popup)) place();
    const look = view.requestAnimationFrame(place);
    if (hasLayer && !popup.matches(':popover-open')) popup.showPopover();
    const ended = new AbortController();
    const listen = { signal: ended.signal, passive: true };
    // A scroll inside a shadow root is not heard outside it.
    popup.getRootNode().addEventListener('scroll', placeUnlessOwn, { ...listen, capture: true });
    view.addEventListener('scroll', place, listen);
    view.addEventListener('resize', place, listen);
    view.visualViewport?.addEventListener('resize', place, listen);
    view.visualViewport?.addEventListener('scroll', place, listen);
    view.document.addEventListener('pointerdown', leaveOnPressOutside, { ...listen, capture: true });
    return () => {
      ended.abort();
      view.cancelAnimationFrame(look);
      if (typeof popup.hidePopover === 'function' && popup.isConnected && popup.matches(':popover-open'))
        popup.hidePopover();
    };
  }, [isShown, popupRef, anchorRef, inputRef, rootRef, finder]);
}
