'use client';

import type { FinderContext, FinderState } from '@smart-address/core';
import { createAttributes } from '@smart-address/core/dom';
import type { RefObject } from 'react';
import type { ReactFinderContext } from '../finderContext.ts';
import { useIsomorphicLayoutEffect } from './useIsomorphicLayoutEffect.ts';

/**
 * The attributes to render a part's element with. When the state changes they are written directly, without a render. Nothing else of the
 * part changes, and rendering seven elements was most of the cost of the key that opens the list. Attributes set by the team (`own`) are
 * left alone.
 */
export function useDrawnAttributes<Attributes extends Readonly<Record<string, unknown>>>(
  context: ReactFinderContext,
  element: RefObject<Element | null>,
  connect: (state: FinderState, context: FinderContext) => { readonly attributes: Attributes },
  own: object,
): Attributes {
  const { finder } = context;
  // A render may have written attributes too: the next write compares with the document.
  useIsomorphicLayoutEffect(() => {
    if (element.current === null) return undefined;
    const write = createAttributes(element.current, own);
    const draw = () => write(connect(finder.getState(), context).attributes);
    draw();
    return finder.subscribe(draw);
  });
  return connect(finder.getState(), context).attributes;
}
