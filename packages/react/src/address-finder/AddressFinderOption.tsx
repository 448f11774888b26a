'use client';

import { connectOption, placeTypeName, type FinderOption } from '@smart-address/core';
import { forwardRef, useCallback, useRef, type ComponentPropsWithoutRef, type MouseEvent } from 'react';
import { AddressFinderMatch } from './AddressFinderMatch.tsx';
import { useFinderContext } from './finderContext.ts';
import { PlaceIcon, RecentIcon } from './icons.tsx';
import { mergeHandlers } from './mergeHandlers.ts';
import { setRef } from './mergeRefs.ts';
import { Separator } from './Separator.tsx';
import { OptionContext } from './optionContext.ts';
import { useFinderState } from './useFinderState.ts';
import { useIsomorphicLayoutEffect } from './useIsomorphicLayoutEffect.ts';

export interface AddressFinderOptionProps extends Omit<ComponentPropsWithoutRef<'div'>, 'value'> {
  readonly value: FinderOption;
}

/** One row of the list. Without children: a picture of its kind, its name, and what tells namesakes apart. */
export const AddressFinderOption = forwardRef<HTMLDivElement, AddressFinderOptionProps>(
  function AddressFinderOption({ value, onClick, children, ...props }, ref) {
    const context = useFinderContext('Option');
    const { finder } = context;
    const isActive = useFinderState(finder, (state) => state.isOpen && state.activeId === value.id);
    const { attributes, on } = connectOption(isActive, value, context);
    const element = useRef<HTMLDivElement>(null);
    useIsomorphicLayoutEffect(() => {
      if (isActive) element.current?.scrollIntoView({ block: 'nearest' });
    }, [isActive]);
    const attach = useCallback(
      (node: HTMLDivElement | null) => {
        element.current = node;
        setRef(ref, node);
      },
      [ref],
    );
    const handlers = {
      onClick: mergeHandlers(onClick, (event: MouseEvent<HTMLDivElement>) => {
        on.click(event.nativeEvent);
        context.focusInput();
      }),
    };
    return (
      <OptionContext.Provider value={value}>
        <div className="sa-option" {...attributes} {...props} {...handlers} ref={attach}>
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
