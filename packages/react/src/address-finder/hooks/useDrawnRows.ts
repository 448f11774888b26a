'use client';

import type { FinderOption } from '@smart-address/core';
import { createRows, scrollToActive, type DrawnRows } from '@smart-address/core/dom';
import { useRef, type RefObject } from 'react';
import type { ReactFinderContext } from '../finderContext.ts';
import { useIsomorphicLayoutEffect } from './useIsomorphicLayoutEffect.ts';

/**
 * Draws the rows of a list without a render: nothing else changes from key to key, and rendering would cost more than drawing.
 */
export function useDrawnRows(
  context: ReactFinderContext,
  element: RefObject<Element | null>,
  isDrawn: boolean,
  getOptionLabel: ((option: FinderOption) => string) | undefined,
): void {
  const { finder } = context;
  const rows = useRef<DrawnRows>(null);
  useIsomorphicLayoutEffect(() => {
    const list = element.current;
    if (!isDrawn || list === null) return undefined;
    if (rows.current?.list !== list) rows.current = createRows(list);
    const drawn = rows.current;
    let scrolledTo: string | null = null;
    const draw = () => {
      const { options, activeId } = finder.getState();
      drawn.draw(options, activeId, context, getOptionLabel);
      if (activeId !== null && activeId !== scrolledTo) scrollToActive(list);
      scrolledTo = activeId;
    };
    draw();
    return finder.subscribe(draw);
  }, [context, element, finder, isDrawn, getOptionLabel]);
}
