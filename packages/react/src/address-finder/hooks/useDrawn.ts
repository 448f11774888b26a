'use client';

import type { FinderState, FinderOption } from '@smart-address/core';
import { createAttributes, createRows, scrollToActive, type DrawnRows } from '@smart-address/core/dom';
import { type RefObject, useRef } from 'react';
import type { ReactFinderContext } from '../finderContext.ts';
import { all, mergeProps, type ElementProps, type GivenProps } from './mergeProps.ts';
import { useIsomorphicLayoutEffect } from './useIsomorphicLayoutEffect.ts';

/**
 * The props to render a part's element with, `own` being the team's. When the state changes they are written directly, without a render. Nothing else of the
 * part changes, and rendering seven elements was most of the cost of the key that opens the list. Attributes set by the team (`own`) are
 * left alone.
 */
export function useDrawnProps<
  Attributes extends Readonly<Record<string, unknown>>,
  Handlers extends object,
  Own extends GivenProps,
>(
  context: ReactFinderContext,
  element: RefObject<Element | null>,
  propsOf: (state: FinderState, context: ReactFinderContext) => ElementProps<Attributes, Handlers>,
  own: Own,
) {
  const { finder } = context;
  // A render may have written attributes too: the next write compares with the document.
  useIsomorphicLayoutEffect(() => {
    if (element.current === null) return undefined;
    const write = createAttributes(element.current, own);
    const draw = () => write(propsOf(finder.getState(), context).attributes);
    draw();
    return finder.subscribe(draw);
  });
  return mergeProps(all(propsOf(finder.getState(), context)))<Own>(own);
}

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
