'use client';

import { connectList, type FinderOption } from '@smart-address/core';
import { forwardRef, useMemo, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { AddressFinderOption } from './AddressFinderOption.tsx';
import { useFinderContext } from './finderContext.ts';
import { useFinderState } from './useFinderState.ts';

export interface AddressFinderListProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Renders one row; an `<AddressFinder.Option>` with its picture, name and place unless told otherwise. */
  readonly children?: ((option: FinderOption) => ReactNode) | undefined;
}

const renderOption = (option: FinderOption) => <AddressFinderOption key={option.id} value={option} />;

/** The listbox: at most ten options, all of them rendered, and nothing but options in it. */
export const AddressFinderList = forwardRef<HTMLDivElement, AddressFinderListProps>(
  function AddressFinderList({ children = renderOption, ...props }, ref) {
    const context = useFinderContext('List');
    const attributes = useFinderState(context.finder, (state) => connectList(state, context).attributes);
    const options = useFinderState(context.finder, selectOptions);
    const rows = useMemo(
      () => options.map((option) => <Row key={option.id} option={option} render={children} />),
      [options, children],
    );
    return (
      <div className="sa-list" {...attributes} {...props} ref={ref}>
        {rows}
      </div>
    );
  },
);

const selectOptions = (state: { readonly options: readonly FinderOption[] }) => state.options;

const Row = ({
  option,
  render,
}: {
  readonly option: FinderOption;
  readonly render: (option: FinderOption) => ReactNode;
}) => <>{render(option)}</>;
