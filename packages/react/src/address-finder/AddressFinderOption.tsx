'use client';

import { connectOption, placeTypeName, type FinderOption } from '@smart-address/core';
import { forwardRef, memo, useContext, type ComponentPropsWithoutRef } from 'react';
import { COMMA, labelContent } from './AddressFinderMatch.tsx';
import { isSame } from './useFinderState.ts';
import { useFinderContext, type ReactFinderContext } from './finderContext.ts';
import { placePicture } from './icons.tsx';
import { ActiveOptionContext, OptionContext } from './optionContext.ts';

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
  const content =
    children === undefined ? (
      optionContent(value, context)
    ) : (
      <OptionContext.Provider value={value}>{children}</OptionContext.Provider>
    );
  return (
    <div className="sa-option" {...attributes} {...props} ref={ref}>
      {content}
    </div>
  );
});

function optionContent({ result, isRecent }: FinderOption, { messages, locale }: ReactFinderContext) {
  const { type, smartCode, plusCode } = result;
  // Where the point is one building or one street its code says something; it is not read out with each row.
  const code = type === 'address' || type === 'street' ? smartCode || plusCode : '';
  return (
    <>
      {placePicture(isRecent ? 'recent' : type)}
      <span className="sa-match">{labelContent(result, locale, true)}</span>
      <Kind name={placeTypeName(messages, type)} code={code} />
    </>
  );
}

/** One row of the list. Without children: a picture of its kind, its name, and what tells namesakes apart. */
export const AddressFinderOption = memo(OptionRow, isSameRow);

/** What a row keeps from key to key is not rendered again. */
const Kind = memo(function Kind({ name, code }: { readonly name: string; readonly code: string }) {
  return (
    <span className="sa-kind">
      {name}
      {code === '' ? null : (
        <bdi className="sa-code" dir="ltr" aria-hidden>
          {COMMA}
          {code}
        </bdi>
      )}
    </span>
  );
});
