'use client';

import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { createRows, type DrawnRows } from './createRows.ts';
import type { ReactFinderContext } from './finderContext.ts';
import { useIsomorphicLayoutEffect } from './useIsomorphicLayoutEffect.ts';

/**
 * Draws the rows of a list without a render: from key to key nothing else changes, and React's part would be the larger one. A list
 * subscribes after the parts that React renders, so no one sees an `aria-activedescendant` without its row.
 */
export function useDrawnRows(
  context: ReactFinderContext,
  element: RefObject<Element | null>,
  isDrawn: boolean,
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

  useIsomorphicLayoutEffect(draw, [draw]);
  useEffect(() => {
    draw();
    return finder.subscribe(draw);
  }, [draw, finder]);
}
