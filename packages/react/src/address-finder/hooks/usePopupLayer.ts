'use client';

import { useFloating } from '@floating-ui/react';
import { isPopupShown, leave } from '@smart-address/core/finder';
import {
  createPopupLayer,
  followAnchor,
  popupPosition,
  writePosition,
  type PopupLayer,
} from '@smart-address/core/dom';
import { useRef, useState } from 'react';
import type { ReactFinderContext } from '../finderContext.ts';
import { useIsomorphicLayoutEffect } from './useIsomorphicLayoutEffect.ts';

/** Keeps the popup above the page and at its anchor while it is open; a press outside closes it. */
export function usePopupLayer({ popupRef, anchorRef, inputRef, rootRef, finder }: ReactFinderContext): void {
  const held = useRef<{ readonly parts: readonly unknown[]; readonly layer: PopupLayer | null }>(null);
  const [followed, setFollowed] = useState<{ reference: Element; floating: HTMLElement }>();
  const { update, x, y, placement, middlewareData, isPositioned } = useFloating({
    ...popupPosition,
    ...(followed && { elements: followed }),
    whileElementsMounted: followAnchor,
  });

  // Not as a `style` prop: a server-rendered style attribute is refused by a strict CSP.
  const popup = followed?.floating;
  useIsomorphicLayoutEffect(() => {
    if (popup && isPositioned) writePosition(popup, { x, y, placement, middlewareData });
  }, [popup, isPositioned, x, y, placement, middlewareData]);

  // On each render, because a team may have replaced the popup's element.
  useIsomorphicLayoutEffect(() => {
    const hold = () => {
      const [popup, input, root] = [popupRef.current, inputRef.current, rootRef.current];
      const anchor = anchorRef.current ?? input;
      const parts = [popup, input, root, anchor];
      const before = held.current;
      if (before !== null && parts.every((part, at) => part === before.parts[at])) return before.layer;
      before?.layer?.end();
      // The press comes before the blur and closes the list, so it also has to commit.
      const onLeave = (event: Event) => leave(finder, event);
      const follow = (reference: Element, floating: HTMLElement) => {
        setFollowed({ reference, floating });
        return () => setFollowed(undefined);
      };
      const layer =
        popup === null || input === null || anchor === null
          ? null
          : createPopupLayer({
              popup,
              input,
              root,
              anchor,
              onLeave,
              update,
              follow: () => follow(anchor, popup),
            });
      held.current = { parts, layer };
      return layer;
    };
    const draw = () => hold()?.draw(isPopupShown(finder.getState()));
    draw();
    return finder.subscribe(draw);
  });
  useIsomorphicLayoutEffect(
    () => () => {
      held.current?.layer?.end();
      held.current = null;
    },
    [],
  );
}
