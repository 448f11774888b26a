'use client';

import type { FinderOption } from '@smart-address/core';
import { connectOption } from '@smart-address/core/finder';
import {
  createOptionContent,
  type DrawnOptionContent,
  createLabel,
  type DrawnLabel,
} from '@smart-address/core/dom';
import { forwardRef, memo, useContext, useRef, type ComponentPropsWithoutRef, createContext } from 'react';
import { useFinderContext } from '../finderContext.ts';
import { useMergedRef } from '../hooks/mergeProps.ts';
import { isSame } from '../hooks/useFinderState.ts';
import { useIsomorphicLayoutEffect } from '../hooks/useIsomorphicLayoutEffect.ts';

const OptionContext = createContext<FinderOption | null>(null);

/** The id of the active option, passed from the list to its rows: saves ten subscriptions. */
export const ActiveOptionContext = createContext<string | null>(null);

/** The option of the surrounding `<AddressFinder.Option>`. */
function useFinderOption(part: string): FinderOption {
  const option = useContext(OptionContext);
  if (option === null) throw new Error(`<AddressFinder.${part}> stands outside an <AddressFinder.Option>.`);
  return option;
}

export interface AddressFinderOptionProps extends Omit<ComponentPropsWithoutRef<'div'>, 'value'> {
  readonly value: FinderOption;
}

/** Whether two rows display the same: an answer often repeats the previous one. */
function isSameOption({ id, index, isRecent, note, result: a }: FinderOption, other: FinderOption): boolean {
  const b = other.result;
  return (
    id === other.id &&
    index === other.index &&
    isRecent === other.isRecent &&
    note === other.note &&
    (a === b ||
      (a.label === b.label &&
        a.type === b.type &&
        a.smartCode === b.smartCode &&
        a.plusCode === b.plusCode &&
        String(a.highlight) === String(b.highlight)))
  );
}

function isSameRow(before: AddressFinderOptionProps, after: AddressFinderOptionProps): boolean {
  const { value, ...props } = before;
  const { value: next, ...nextProps } = after;
  return (
    isSameOption(value, next) &&
    Object.keys(props).length === Object.keys(nextProps).length &&
    isSame(props, nextProps)
  );
}

/** A row with our own icon, name and place. */
const DrawnRow = forwardRef<HTMLDivElement, AddressFinderOptionProps>(function DrawnRow(
  { value, ...props },
  ref,
) {
  const context = useFinderContext('Option');
  const element = useRef<HTMLDivElement>(null);
  const content = useRef<DrawnOptionContent>(null);
  useIsomorphicLayoutEffect(() => {
    if (element.current === null) return;
    content.current ??= createOptionContent(element.current);
    content.current.draw(value, context);
  }, [value, context]);
  return <div {...props} ref={useMergedRef(element, ref)} />;
});

const OptionRow = forwardRef<HTMLDivElement, AddressFinderOptionProps>(function AddressFinderOption(
  { value, children, ...props },
  ref,
) {
  const context = useFinderContext('Option');
  const isActive = useContext(ActiveOptionContext) === value.id;
  const row = {
    className: 'sa-option',
    ...connectOption(isActive, value, context).attributes,
    ...props,
    ref,
  };
  if (children === undefined) return <DrawnRow {...row} value={value} />;
  // A text child contains no part of ours that needs the context.
  if (typeof children === 'string') return <div {...row}>{children}</div>;
  return (
    <div {...row}>
      <OptionContext.Provider value={value}>{children}</OptionContext.Provider>
    </div>
  );
});

/**
 * One row of the list. Without children: an icon of its kind, its name, and what distinguishes it from places of the same name.
 */
export const AddressFinderOption = memo(OptionRow, isSameRow);

type AddressFinderMatchProps = Omit<ComponentPropsWithoutRef<'span'>, 'children'>;

/** An option's label: the name apart from the rest, matches in bold. */
export function AddressFinderMatch(props: AddressFinderMatchProps) {
  const { result } = useFinderOption('Match');
  const { locale } = useFinderContext('Match');
  const element = useRef<HTMLSpanElement>(null);
  const label = useRef<DrawnLabel>(null);
  useIsomorphicLayoutEffect(() => {
    if (element.current === null) return;
    label.current ??= createLabel(element.current);
    label.current.draw(result, locale, false);
  }, [result, locale]);
  return <span className="sa-match" {...props} ref={element} />;
}
