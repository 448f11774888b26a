'use client';

import type { FinderOption, FinderState } from '@smart-address/core';
import { activeOption } from '@smart-address/core/finder';
import { scrollToActive } from '@smart-address/core/dom';
import {
  createElement,
  forwardRef,
  Fragment,
  useMemo,
  useRef,
  type ComponentPropsWithoutRef,
  type ReactNode,
  type RefObject,
} from 'react';
import { useFinderContext } from '../finderContext.ts';
import { listProps } from '../hooks/elementProps.ts';
import { useMergedRef } from '../hooks/mergeProps.ts';
import { ActiveOptionContext } from './AddressFinderOption.tsx';
import { useDrawnProps, useDrawnRows } from '../hooks/useDrawn.ts';
import { useFinderState } from '../hooks/useFinderState.ts';
import { useIsomorphicLayoutEffect } from '../hooks/useIsomorphicLayoutEffect.ts';

interface RenderedRows {
  /** Renders one row; by default an `<AddressFinder.Option>` with icon, name and place. */
  readonly children?: ((option: FinderOption) => ReactNode) | undefined;
  readonly getOptionLabel?: undefined;
}

interface TextRows {
  readonly children?: undefined;
  /** Returns the text of one row, which is then all it shows: the leanest list, drawn without a render. */
  readonly getOptionLabel: (option: FinderOption) => string;
}

export type AddressFinderListProps = Omit<ComponentPropsWithoutRef<'div'>, 'children'> &
  (RenderedRows | TextRows);

/** The listbox: at most ten options, all rendered, and nothing else in it. */
export const AddressFinderList = forwardRef<HTMLDivElement, AddressFinderListProps>(
  function AddressFinderList({ children, getOptionLabel, ...own }, ref) {
    const context = useFinderContext('List');
    const element = useRef<HTMLDivElement>(null);
    const isDrawn = children === undefined;
    useDrawnRows(context, element, isDrawn, getOptionLabel);
    const props = useDrawnProps(context, element, listProps, own);
    return (
      <div
        key={isDrawn ? (getOptionLabel ? 'text' : 'drawn') : 'own'}
        className="sa-list"
        {...props}
        ref={useMergedRef(element, ref)}
      >
        {isDrawn ? null : <OwnRows list={element}>{children}</OwnRows>}
      </div>
    );
  },
);

const selectRows = (state: FinderState) => ({
  options: state.options,
  activeId: activeOption(state)?.id ?? null,
});

interface OwnRowsProps {
  readonly list: RefObject<Element | null>;
  readonly children: (option: FinderOption) => ReactNode;
}

/** Rows rendered by a team's function. */
function OwnRows({ list, children }: OwnRowsProps) {
  const { finder } = useFinderContext('List');
  const { options, activeId } = useFinderState(finder, selectRows);
  // As children and not as an array, rows are matched by index and not by id. A row takes over the next answer's text instead of being
  // rebuilt.
  const rows = useMemo(
    () => createElement(Fragment, null, ...options.map((option) => children(option))),
    [options, children],
  );
  useIsomorphicLayoutEffect(() => {
    if (activeId !== null) scrollToActive(list.current);
  }, [activeId, list]);
  return <ActiveOptionContext.Provider value={activeId}>{rows}</ActiveOptionContext.Provider>;
}
