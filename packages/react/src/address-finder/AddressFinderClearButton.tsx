'use client';

import { connectClearButton } from '@smart-address/core/finder';
import { forwardRef, useRef, type ComponentPropsWithoutRef } from 'react';
import { useFinderContext } from './finderContext.ts';
import { ClearIcon } from './icons.tsx';
import { mergeHandlers } from './mergeHandlers.ts';
import { useMergedRef } from './useMergedRef.ts';
import { useDrawnAttributes } from './useDrawnAttributes.ts';

export type AddressFinderClearButtonProps = ComponentPropsWithoutRef<'button'>;

/** Clears the input; hidden while it is empty. */
export const AddressFinderClearButton = forwardRef<HTMLButtonElement, AddressFinderClearButtonProps>(
  function AddressFinderClearButton({ onClick, onMouseDown, children, ...props }, ref) {
    const context = useFinderContext('ClearButton');
    const element = useRef<HTMLButtonElement>(null);
    const attributes = useDrawnAttributes(context, element, connectClearButton, props);
    const connected = () => connectClearButton(context.finder.getState(), context).on;
    return (
      <button
        className="sa-button sa-clear"
        {...attributes}
        {...props}
        ref={useMergedRef(element, ref)}
        onMouseDown={mergeHandlers(onMouseDown, (event) => connected().mousedown(event.nativeEvent))}
        onClick={mergeHandlers(onClick, (event) => {
          connected().click(event.nativeEvent);
          context.focusInput();
        })}
      >
        {children ?? <ClearIcon />}
      </button>
    );
  },
);
