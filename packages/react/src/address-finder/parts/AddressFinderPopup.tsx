'use client';

import { connectPopup } from '@smart-address/core/finder';
import { forwardRef, type ComponentPropsWithoutRef, type MouseEvent } from 'react';
import { useFinderContext } from '../finderContext.ts';
import { ClearIcon } from './icons.tsx';
import { mergeHandlers } from '../hooks/mergeHandlers.ts';
import { useMergedRef } from '../hooks/useMergedRef.ts';
import { useDrawnAttributes } from '../hooks/useDrawnAttributes.ts';

export type AddressFinderPopupProps = ComponentPropsWithoutRef<'div'>;

/**
 * The popup, in the browser's top layer if there is one. It is always next to the input in the document, and a sheet with a coarse pointer.
 * It stays in the document while it is closed, so that `aria-controls` refers to an element.
 */
export const AddressFinderPopup = forwardRef<HTMLDivElement, AddressFinderPopupProps>(
  function AddressFinderPopup({ onMouseDown, children, ...props }, ref) {
    const context = useFinderContext('Popup');
    const { finder, popupRef, messages } = context;
    const attributes = useDrawnAttributes(context, popupRef, connectPopup, props);
    const { on } = connectPopup(finder.getState(), context);
    const handlers = {
      onMouseDown: mergeHandlers(onMouseDown, (event: MouseEvent<HTMLDivElement>) =>
        on.mousedown(event.nativeEvent),
      ),
    };
    return (
      <div className="sa-popup" {...attributes} {...props} ref={useMergedRef(popupRef, ref)} {...handlers}>
        <div className="sa-sheet-bar" hidden>
          <button
            type="button"
            className="sa-button"
            tabIndex={-1}
            aria-label={messages.closeButton}
            onClick={(event) => finder.send({ type: 'leave', commits: false }, event.nativeEvent)}
          >
            <ClearIcon />
          </button>
        </div>
        {children}
      </div>
    );
  },
);
