'use client';

import { connectPopup, connectAttribution } from '@smart-address/core/finder';
import { forwardRef, type ComponentPropsWithoutRef, type MouseEvent, useRef } from 'react';
import { useFinderContext } from '../finderContext.ts';
import { ClearIcon } from './icons.tsx';
import { mergeHandlers, useMergedRef } from '../hooks/mergeProps.ts';
import { useDrawnAttributes } from '../hooks/useDrawn.ts';
import { useFinderState } from '../hooks/useFinderState.ts';
import type { FinderState } from '@smart-address/core';

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

type AddressFinderRecentsProps = ComponentPropsWithoutRef<'div'>;

/** The heading of recent addresses, with a button to forget them; nothing while the list displays something else. */
export const AddressFinderRecents = forwardRef<HTMLDivElement, AddressFinderRecentsProps>(
  function AddressFinderRecents({ children, ...props }, ref) {
    const { finder, messages, focusInput } = useFinderContext('Recents');
    const hasRecents = useFinderState(finder, (state) => state.options[0]?.isRecent ?? false);
    if (!hasRecents) return null;
    return (
      <div className="sa-recents" {...props} ref={ref}>
        {children ?? (
          <>
            <span className="sa-recents-heading">{messages.recents}</span>
            <span className="sa-recents-hint">{messages.recentsHint}</span>
            <button
              type="button"
              className="sa-text-button"
              tabIndex={-1}
              onClick={() => {
                finder.clearRecents();
                focusInput();
              }}
            >
              {messages.clearRecents}
            </button>
          </>
        )}
      </div>
    );
  },
);

type AddressFinderAttributionProps = ComponentPropsWithoutRef<'div'>;

const selectSources = ({ options, attribution, isOnline }: FinderState) => ({
  attribution,
  isOnline,
  areRecents: options[0]?.isRecent ?? false,
});

/** Credits the displayed data, and says when the rows come from the device because there is no network. */
export const AddressFinderAttribution = forwardRef<HTMLDivElement, AddressFinderAttributionProps>(
  function AddressFinderAttribution({ children, ...props }, ref) {
    const context = useFinderContext('Attribution');
    const element = useRef<HTMLDivElement>(null);
    const attributes = useDrawnAttributes(context, element, connectAttribution, props);
    useFinderState(context.finder, selectSources);
    const { note, credit } = connectAttribution(context.finder.getState(), context);
    return (
      <div className="sa-attribution" {...attributes} {...props} ref={useMergedRef(element, ref)}>
        {children ?? (
          <>
            {note === '' ? null : <span className="sa-offline-note">{note}</span>}
            {credit === '' ? null : <span>{credit}</span>}
          </>
        )}
      </div>
    );
  },
);
