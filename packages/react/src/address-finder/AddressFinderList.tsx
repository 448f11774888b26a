'use client';

import type { FinderOption, FinderState } from '@smart-address/core';
import { activeOption, connectList } from '@smart-address/core/finder';
import { optionAt, scrollToActive } from '@smart-address/core/dom';
import {
  createElement,
  forwardRef,
  Fragment,
  useMemo,
  useRef,
  type ComponentPropsWithoutRef,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { useFinderContext } from './finderContext.ts';
import { mergeHandlers } from './mergeHandlers.ts';
import { useMergedRef } from './useMergedRef.ts';
import { ActiveOptionContext } from './optionContext.ts';
import { useDrawnAttributes } from './useDrawnAttributes.ts';
import { useDrawnRows } from './useDrawnRows.ts';
import { useFinderState } from './useFinderState.ts';
import { useIsomorphicLayoutEffect } from './useIsomorphicLayoutEffect.ts';

export interface AddressFinderListProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Renders one row; an `<AddressFinder.Option>` with its picture, name and place unless told otherwise. */
  readonly children?: ((option: FinderOption) => ReactNode) | undefined;
}

/** The listbox: at most ten options, all of them rendered, and nothing but options in it. */
export const AddressFinderList = forwardRef<HTMLDivElement, AddressFinderListProps>(
  function AddressFinderList({ children, onMouseDown, onClick, ...props }, ref) {
    const context = useFinderContext('List');
    const element = useRef<HTMLDivElement>(null);
    const isDrawn = children === undefined;
    useDrawnRows(context, element, isDrawn);
    const attributes = useDrawnAttributes(context, element, connectList, props);
    const handlers = {
      onMouseDown: mergeHandlers(onMouseDown, (event: MouseEvent<HTMLDivElement>) =>
        optionAt(event, context)?.mousedown(),
      ),
      onClick: mergeHandlers(onClick, (event: MouseEvent<HTMLDivElement>) => {
        const option = optionAt(event, context);
        if (option === undefined) return;
        option.click(event.nativeEvent);
        context.focusInput();
      }),
    };
    return (
      <div
        key={isDrawn ? 'drawn' : 'own'}
        className="sa-list"
        {...attributes}
        {...props}
        {...handlers}
        ref={useMergedRef(element, ref)}
      >
        {isDrawn ? null : <OwnRows list={element}>{children}</OwnRows>}
      </div>
    );
  },
);

const selectRows = (state: FinderState) => ({
  options: state.options,
  activeId: (state.isOpen && activeOption(state)?.id) || null,
});

interface OwnRowsProps {
  readonly list: RefObject<Element | null>;
  readonly children: (option: FinderOption) => ReactNode;
}

/** Rows as a team renders them. */
function OwnRows({ list, children }: OwnRowsProps) {
  const { finder } = useFinderContext('List');
  const { options, activeId } = useFinderState(finder, selectRows);
  // As children and not as an array, they are known by place and not by id: a row takes the next answer's words instead of being built anew.
  const rows = useMemo(
    () => createElement(Fragment, null, ...options.map((option) => children(option))),
    [options, children],
  );
  useIsomorphicLayoutEffect(() => {
    if (activeId !== null) scrollToActive(list.current);
  }, [activeId, list]);
  return <ActiveOptionContext.Provider value={activeId}>{rows}</ActiveOptionContext.Provider>;
}
