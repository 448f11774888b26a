'use client';

import { claimEscape, connectLocateButton } from '@smart-address/core/finder';
import { fetchPinWhenIdle, keepEscape } from '@smart-address/core/dom';
import { forwardRef, useEffect, type ComponentPropsWithoutRef } from 'react';
import { useFinderContext } from '../finderContext.ts';
import { LocateIcon } from './icons.tsx';
import { mergeHandlers } from '../hooks/mergeHandlers.ts';
import { useMergedRef } from '../hooks/useMergedRef.ts';
import { namedByContent } from './namedByContent.ts';
import { useDrawnAttributes } from '../hooks/useDrawnAttributes.ts';

export type AddressFinderLocateButtonProps = ComponentPropsWithoutRef<'button'>;

/** Fills in the device's position; the browser asks for permission on a click, never before. */
export const AddressFinderLocateButton = forwardRef<HTMLButtonElement, AddressFinderLocateButtonProps>(
  function AddressFinderLocateButton({ onClick, onKeyDown, children, ...props }, ref) {
    const context = useFinderContext('LocateButton');
    const element = context.locateRef;
    const title = context.messages.locateButton;
    const own = namedByContent(children, props, title);
    const attributes = useDrawnAttributes(context, element, connectLocateButton, own);
    useEffect(fetchPinWhenIdle, []);
    useEffect(() => {
      const ended = new AbortController();
      if (element.current)
        keepEscape(element.current, (event) => claimEscape(context.finder, event, true), ended.signal);
      return () => ended.abort();
    }, [context.finder, element]);
    const connected = () => connectLocateButton(context.finder.getState(), context).on;
    return (
      <button
        className="sa-button sa-locate"
        {...attributes}
        {...own}
        ref={useMergedRef(element, ref)}
        onClick={mergeHandlers(onClick, (event) => connected().click(event.nativeEvent))}
        onKeyDown={mergeHandlers(onKeyDown, (event) => connected().keydown(event.nativeEvent))}
      >
        {children ?? (
          <span className="sa-tooltip" aria-hidden="true" title={props.title ?? props['aria-label'] ?? title}>
            <LocateIcon />
          </span>
        )}
      </button>
    );
  },
);
