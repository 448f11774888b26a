'use client';

import { createRows, type DrawnRows } from '@smart-address/core/dom';
import { useCallback, useEffect, useRef, type RefObject } from 'react';
import type { ReactFinderContext } from './finderContext.ts';
import { useIsomorphicLayoutEffect } from './useIsomorphicLayoutEffect.ts';

/**
 * Draws the rows of a list without a render: from key to key nothing else changes, and React's part would be the larger one. Where the
 * active row changes, by its id or its place, rows are drawn in the commit that writes `aria-activedescendant`: nobody sees one without
 * the other.
 */
export function useDrawnRows(
  context: ReactFinderContext,
  element: RefObject<Element | null>,
  isDrawn: boolean,
  activeId: string | null,
  activePlace: number | undefined,
): void {
  const { finder } = context;
  const rows = useRef<DrawnRows>(null);
  const draw = useCallback(() => {
    const list = element.current;
    if (!isDrawn || list === null) return;
    if (rows.current?.list !== list) rows.current = createRows(list);
    const { options, activeId, isOpen } = finder.getState();
    rows.current.draw(options, isOpen ? activeId : null, context);
  }, [context, element, finder, isDrawn]);

  useIsomorphicLayoutEffect(draw, [draw, activeId, activePlace]);
  useEffect(() => {
    draw();
    // React commits in a microtask that it asked for before this one: the parts subscribe first.
    return finder.subscribe(() => queueMicrotask(draw));
  }, [draw, finder]);
}
