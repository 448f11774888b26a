'use client';

import { connectList, connectOption, type FinderOption } from '@smart-address/core';
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
import { AddressFinderOption } from './AddressFinderOption.tsx';
import { useFinderContext } from './finderContext.ts';
import { mergeHandlers } from './mergeHandlers.ts';
import { setRef } from './mergeRefs.ts';
import { scrollToActive } from './scrollToActive.ts';
import { ActiveOptionContext } from './optionContext.ts';
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
    const { options, activeId, ...attributes } = useFinderState(context.finder, (state) => ({
      ...connectList(state, context).attributes,
      options: state.options,
      activeId: state.isOpen ? state.activeId : null,
    }));
    const element = useRef<HTMLDivElement>(null);
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
    const rows = useMemo(
      // By place and not by id: a row takes the next answer's words instead of being built anew on each key. An option's own id goes
      // with its words, and a press that began on other words picks nothing.
      () =>
        options.map((option, place) =>
          children ? (
            <Fragment key={place}>{children(option)}</Fragment>
          ) : (
            <AddressFinderOption key={place} value={option} />
          ),
        ),
      [options, children],
    );
    // Here for all rows, and by what is shown: ten pairs of handlers would be made anew on each key.
    const optionAt = ({ target }: MouseEvent) => {
      const id = 'closest' in target ? (target as Element).closest('[role="option"]')?.id : undefined;
      return options
        .map((option) => connectOption(false, option, context))
        .find(({ attributes: { id: own } }) => own === id);
    };
    const handlers = {
      onMouseDown: mergeHandlers(onMouseDown, (event: MouseEvent<HTMLDivElement>) =>
        optionAt(event)?.on.mousedown(),
      ),
      onClick: mergeHandlers(onClick, (event: MouseEvent<HTMLDivElement>) => {
        const option = optionAt(event);
        if (option === undefined) return;
        option.on.click(event.nativeEvent);
        context.focusInput();
      }),
    };
    return (
      <ActiveOptionContext.Provider value={activeId}>
        <div className="sa-list" {...attributes} {...props} {...handlers} ref={attach}>
          {rows}
        </div>
      </ActiveOptionContext.Provider>
    );
  },
);
