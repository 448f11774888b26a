'use client';

import { connectOption, placeTypeName, type FinderOption } from '@smart-address/core';
import { forwardRef, useContext, type ComponentPropsWithoutRef, type MouseEvent } from 'react';
import { AddressFinderMatch } from './AddressFinderMatch.tsx';
import { useFinderContext } from './finderContext.ts';
import { PlaceIcon, RecentIcon } from './icons.tsx';
import { mergeHandlers } from './mergeHandlers.ts';
import { Separator } from './Separator.tsx';
import { ActiveOptionContext, OptionContext } from './optionContext.ts';

export interface AddressFinderOptionProps extends Omit<ComponentPropsWithoutRef<'div'>, 'value'> {
  readonly value: FinderOption;
}

/** One row of the list. Without children: a picture of its kind, its name, and what tells namesakes apart. */
export const AddressFinderOption = forwardRef<HTMLDivElement, AddressFinderOptionProps>(
  function AddressFinderOption({ value, onMouseDown, onClick, children, ...props }, ref) {
    const context = useFinderContext('Option');
    const isActive = useContext(ActiveOptionContext) === value.id;
    const { attributes, on } = connectOption(isActive, value, context);
    const handlers = {
      onMouseDown: mergeHandlers(onMouseDown, () => on.mousedown()),
      onClick: mergeHandlers(onClick, (event: MouseEvent<HTMLDivElement>) => {
        on.click(event.nativeEvent);
        context.focusInput();
      }),
    };
    return (
      <OptionContext.Provider value={value}>
        <div className="sa-option" {...attributes} {...props} {...handlers} ref={ref}>
          {children ?? <OptionContent option={value} />}
        </div>
      </OptionContext.Provider>
    );
  },
);

function OptionContent({ option }: { readonly option: FinderOption }) {
  const { messages } = useFinderContext('Option');
  const { type, smartCode, plusCode } = option.result;
  // Where the point is one building or one street its code says something; it is not read out with each row.
  const hasPoint = type === 'address' || type === 'street';
  return (
    <>
      <span className="sa-picture">{option.isRecent ? <RecentIcon /> : <PlaceIcon type={type} />}</span>
      <AddressFinderMatch />
      <Separator />
      <span className="sa-kind">
        {placeTypeName(messages, type)}
        {hasPoint ? (
          <bdi className="sa-code" dir="ltr" aria-hidden>
            {smartCode || plusCode}
          </bdi>
        ) : null}
      </span>
    </>
  );
}
