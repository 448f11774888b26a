'use client';

import { connectLocateButton } from '@smart-address/core';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { useFinderContext } from './finderContext.ts';
import { LocateIcon } from './icons.tsx';
import { mergeHandlers } from './mergeHandlers.ts';
import { useFinderState } from './useFinderState.ts';

export type AddressFinderLocateButtonProps = ComponentPropsWithoutRef<'button'>;

/** Puts the device's own position in; the browser asks the person on a click and never before. */
export const AddressFinderLocateButton = forwardRef<HTMLButtonElement, AddressFinderLocateButtonProps>(
  function AddressFinderLocateButton({ onClick, children, ...props }, ref) {
    const context = useFinderContext('LocateButton');
    const attributes = useFinderState(
      context.finder,
      (state) => connectLocateButton(state, context).attributes,
    );
    const { on } = connectLocateButton(context.finder.getState(), context);
    return (
      <button
        className="sa-button sa-locate"
        title={context.messages.locateButton}
        {...attributes}
        {...props}
        ref={ref}
        onClick={mergeHandlers(onClick, (event) => on.click(event.nativeEvent))}
      >
        {children ?? <LocateIcon />}
      </button>
    );
  },
);
