'use client';

import { activeOption, connectList, type FinderOption } from '@smart-address/core';
import { optionAt, scrollToActive } from '@smart-address/core/dom';
import {
  forwardRef,
  Fragment,
  useCallback,
  useMemo,
  useRef,
  type ComponentPropsWithoutRef,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { useFinderContext } from './finderContext.ts';
import { mergeHandlers } from './mergeHandlers.ts';
import { setRef } from './mergeRefs.ts';
import { ActiveOptionContext } from './optionContext.ts';
import { useDrawnRows } from './useDrawnRows.ts';
import { useFinderState } from './useFinderState.ts';
import { useIsomorphicLayoutEffect } from './useIsomorphicLayoutEffect.ts';

export interface AddressFinderListProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Renders one row; an `<AddressFinder.Option>` with its picture, name and place unless told otherwise. */
  readonly children?: ((option: FinderOption) => ReactNode) | undefined;
}

const NO_OPTIONS: readonly FinderOption[] = [];

/** The listbox: at most ten options, all of them rendered, and nothing but options in it. */
export const AddressFinderList = forwardRef<HTMLDivElement, AddressFinderListProps>(
  function AddressFinderList({ children, onMouseDown, onClick, ...props }, ref) {
    const context = useFinderContext('List');
    const { finder, focusInput } = context;
    const isDrawn = children === undefined;
    const { options, activeId, activePlace, ...attributes } = useFinderState(finder, (state) => {
      const active = state.isOpen ? activeOption(state) : undefined;
      return {
        ...connectList(state, context).attributes,
        options: isDrawn ? NO_OPTIONS : state.options,
        activeId: active?.id ?? null,
        activePlace: active?.place,
      };
    });
    // By place and not by id: a row takes the next answer's words instead of being built anew.
    const rows = useMemo(
      () => children && options.map((option, place) => <Fragment key={place}>{children(option)}</Fragment>),
      [options, children],
    );
    const element = useRef<HTMLDivElement>(null);
    useDrawnRows(context, element, isDrawn, activeId, activePlace);
    useIsomorphicLayoutEffect(() => {
      if (activeId !== null) scrollToActive(element.current);
    }, [activeId]);
    const attach = useCallback(
      (node: HTMLDivElement | null) => {
        element.current = node;
        setRef(ref, node);
      },
      [ref],
    );
    const handlers = {
      onMouseDown: mergeHandlers(onMouseDown, (event: MouseEvent<HTMLDivElement>) =>
        optionAt(event, context)?.mousedown(),
      ),
      onClick: mergeHandlers(onClick, (event: MouseEvent<HTMLDivElement>) => {
        const option = optionAt(event, context);
        if (option === undefined) return;
        option.click(event.nativeEvent);
        focusInput();
      }),
    };
    return (
      <ActiveOptionContext.Provider value={activeId}>
        <div
          key={isDrawn ? 'drawn' : 'own'}
          className="sa-list"
          {...attributes}
          {...props}
          {...handlers}
          ref={attach}
        >
          {rows}
        </div>
      </ActiveOptionContext.Provider>
    );
  },
);
