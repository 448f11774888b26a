'use client';

import { connectOpenButton } from '@smart-address/core/finder';
import { forwardRef, useRef, type ComponentPropsWithoutRef } from 'react';
import { useFinderContext } from '../finderContext.ts';
import { SearchIcon } from './icons.tsx';
import { mergeHandlers } from '../hooks/mergeHandlers.ts';
import { useMergedRef } from '../hooks/useMergedRef.ts';
import { namedByContent } from './namedByContent.ts';
import { useDrawnAttributes } from '../hooks/useDrawnAttributes.ts';

export type AddressFinderOpenButtonProps = ComponentPropsWithoutRef<'button'>;

/** Opens and closes the list with a pointer; the keyboard has the arrow keys. */
export const AddressFinderOpenButton = forwardRef<HTMLButtonElement, AddressFinderOpenButtonProps>(
  function AddressFinderOpenButton({ onClick, onMouseDown, children, ...props }, ref) {
    const context = useFinderContext('OpenButton');
    const element = useRef<HTMLButtonElement>(null);
    const own = namedByContent(children, props, context.messages.openButton);
    const attributes = useDrawnAttributes(context, element, connectOpenButton, own);
    const connected = () => connectOpenButton(context.finder.getState(), context).on;
    return (
      <button
        className="sa-button sa-open"
        {...attributes}
        {...own}
        ref={useMergedRef(element, ref)}
        onMouseDown={mergeHandlers(onMouseDown, (event) => connected().mousedown(event.nativeEvent))}
        onClick={mergeHandlers(onClick, (event) => {
          context.focusInput();
          connected().click(event.nativeEvent);
        })}
      >
        {children ?? <SearchIcon />}
      </button>
    );
  },
);
