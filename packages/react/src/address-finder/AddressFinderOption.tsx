'use client';

import { connectOption, type FinderOption } from '@smart-address/core';
import { createOptionContent, type DrawnOptionContent } from '@smart-address/core/dom';
import { forwardRef, memo, useCallback, useContext, useRef, type ComponentPropsWithoutRef } from 'react';
import { useFinderContext } from './finderContext.ts';
import { setRef } from './mergeRefs.ts';
import { ActiveOptionContext, OptionContext } from './optionContext.ts';
import { isSame } from './useFinderState.ts';
import { useIsomorphicLayoutEffect } from './useIsomorphicLayoutEffect.ts';

export interface AddressFinderOptionProps extends Omit<ComponentPropsWithoutRef<'div'>, 'value'> {
  readonly value: FinderOption;
}

/** Whether two rows show the same: an answer often repeats what stands there already. */
function isSameOption({ id, place, isRecent, result: a }: FinderOption, other: FinderOption): boolean {
  const b = other.result;
  return (
    id === other.id &&
    place === other.place &&
    isRecent === other.isRecent &&
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

const OptionRow = forwardRef<HTMLDivElement, AddressFinderOptionProps>(function AddressFinderOption(
  { value, children, ...props },
  ref,
) {
  const context = useFinderContext('Option');
  const isActive = useContext(ActiveOptionContext) === value.id;
  const { attributes } = connectOption(isActive, value, context);
  const isDrawn = children === undefined;
  const element = useRef<HTMLDivElement>(null);
  const content = useRef<DrawnOptionContent>(null);
  const attach = useCallback(
    (row: HTMLDivElement | null) => {
      element.current = row;
      setRef(ref, row);
    },
    [ref],
  );
  useIsomorphicLayoutEffect(() => {
    const row = element.current;
    if (!isDrawn || row === null) return;
    if (content.current?.row !== row) content.current = createOptionContent(row);
    content.current.draw(value, context);
  }, [isDrawn, value, context]);
  return (
    <div key={isDrawn ? 'drawn' : 'own'} className="sa-option" {...attributes} {...props} ref={attach}>
      {isDrawn ? null : <OptionContext.Provider value={value}>{children}</OptionContext.Provider>}
    </div>
  );
});

/** One row of the list. Without children: a picture of its kind, its name, and what tells namesakes apart. */
export const AddressFinderOption = memo(OptionRow, isSameRow);
