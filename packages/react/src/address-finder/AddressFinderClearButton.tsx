'use client';

import { connectClearButton } from '@smart-address/core';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { useFinderContext } from './finderContext.ts';
import { ClearIcon } from './icons.tsx';
import { mergeHandlers } from './mergeHandlers.ts';
import { useFinderState } from './useFinderState.ts';

export type AddressFinderClearButtonProps = ComponentPropsWithoutRef<'button'>;

/** Empties the input; hidden while there is nothing to empty. */
export const AddressFinderClearButton = forwardRef<HTMLButtonElement, AddressFinderClearButtonProps>(
  function AddressFinderClearButton({ onClick, onMouseDown, children, ...props }, ref) {
    const context = useFinderContext('ClearButton');
    const attributes = useFinderState(
      context.finder,
      (state) => connectClearButton(state, context).attributes,
    );
    const { on } = connectClearButton(context.finder.getState(), context);
    return (
      <button
        className="sa-button sa-clear"
        {...attributes}
        {...props}
        ref={ref}
        onMouseDown={mergeHandlers(onMouseDown, (event) => on.mousedown(event.nativeEvent))}
        onClick={mergeHandlers(onClick, (event) => {
          on.click(event.nativeEvent);
          context.focusInput();
        })}
      >
        {children ?? <ClearIcon />}
      </button>
    );
  },
);
