'use client';

import { connectOpenButton } from '@smart-address/core';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { useFinderContext } from './finderContext.ts';
import { SearchIcon } from './icons.tsx';
import { mergeHandlers } from './mergeHandlers.ts';
import { useFinderState } from './useFinderState.ts';

export type AddressFinderOpenButtonProps = ComponentPropsWithoutRef<'button'>;

/** Opens and closes the list with a pointer; the keyboard has the arrow keys. */
export const AddressFinderOpenButton = forwardRef<HTMLButtonElement, AddressFinderOpenButtonProps>(
  function AddressFinderOpenButton({ onClick, onMouseDown, children, ...props }, ref) {
    const context = useFinderContext('OpenButton');
    const attributes = useFinderState(
      context.finder,
      (state) => connectOpenButton(state, context).attributes,
    );
    const { on } = connectOpenButton(context.finder.getState(), context);
    return (
      <button
        className="sa-button sa-open"
        {...attributes}
        {...props}
        ref={ref}
        onMouseDown={mergeHandlers(onMouseDown, (event) => on.mousedown(event.nativeEvent))}
        onClick={mergeHandlers(onClick, (event) => {
          context.focusInput();
          on.click(event.nativeEvent);
        })}
      >
        {children ?? <SearchIcon />}
      </button>
    );
  },
);
