'use client';

import { connectClearButton } from '@smart-address/core/finder';
import { forwardRef, useRef, type ComponentPropsWithoutRef } from 'react';
import { useFinderContext } from '../finderContext.ts';
import { ClearIcon } from './icons.tsx';
import { mergeHandlers } from '../hooks/mergeHandlers.ts';
import { useMergedRef } from '../hooks/useMergedRef.ts';
import { namedByContent } from './namedByContent.ts';
import { useDrawnAttributes } from '../hooks/useDrawnAttributes.ts';

export type AddressFinderClearButtonProps = ComponentPropsWithoutRef<'button'>;

/** Clears the input; hidden while it is empty. */
export const AddressFinderClearButton = forwardRef<HTMLButtonElement, AddressFinderClearButtonProps>(
  function AddressFinderClearButton({ onClick, onMouseDown, children, ...props }, ref) {
    const context = useFinderContext('ClearButton');
    const element = useRef<HTMLButtonElement>(null);
    const own = namedByContent(children, props, context.messages.clearButton);
    const attributes = useDrawnAttributes(context, element, connectClearButton, own);
    const connected = () => connectClearButton(context.finder.getState(), context).on;
    return (
      <button
        className="sa-button sa-clear"
        {...attributes}
        {...own}
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
