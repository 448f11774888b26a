'use client';

import type { FinderContext, FinderState } from '@smart-address/core';
import { createAttributes } from '@smart-address/core/dom';
import type { RefObject } from 'react';
import type { ReactFinderContext } from './finderContext.ts';
import { useIsomorphicLayoutEffect } from './useIsomorphicLayoutEffect.ts';

/**
 * The attributes of a part, for its element to be rendered with. When the state changes they are written where they stand, without a
 * render: of a part nothing else changes, and React's way to seven elements was most of what the key that opens the list cost. What the
 * team gives the part itself (`own`) stays as it is.
 */
export function useDrawnAttributes<Attributes extends Readonly<Record<string, unknown>>>(
  context: ReactFinderContext,
  element: RefObject<Element | null>,
  connect: (state: FinderState, context: FinderContext) => { readonly attributes: Attributes },
  own: object,
): Attributes {
  const { finder } = context;
  // After each render, which may have written too: what is written next is compared with what stands there.
  useIsomorphicLayoutEffect(() => {
    if (element.current === null) return undefined;
    const write = createAttributes(element.current, own);
    const draw = () => write(connect(finder.getState(), context).attributes);
    draw();
    return finder.subscribe(draw);
  });
  return connect(finder.getState(), context).attributes;
}
