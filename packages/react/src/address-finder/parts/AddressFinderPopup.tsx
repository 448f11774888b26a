'use client';

import { connectAttribution } from '@smart-address/core/finder';
import { forwardRef, type ComponentPropsWithoutRef, useRef } from 'react';
import { useFinderContext } from '../finderContext.ts';
import { ClearIcon } from './icons.tsx';
import { popupProps } from '../hooks/elementProps.ts';
import { useMergedRef } from '../hooks/mergeProps.ts';
import { useDrawnProps } from '../hooks/useDrawn.ts';
import { useFinderState } from '../hooks/useFinderState.ts';
import type { FinderState } from '@smart-address/core';

type PartProps = ComponentPropsWithoutRef<'div'>;

/**
 * The popup, in the browser's top layer if there is one. It is always next to the input in the document, and a sheet with a coarse pointer.
 * It stays in the document while it is closed, so that `aria-controls` refers to an element.
 */
export const AddressFinderPopup = forwardRef<HTMLDivElement, PartProps>(function AddressFinderPopup(
  { children, ...own },
  ref,
) {
  const context = useFinderContext('Popup');
  const { finder, popupRef, messages } = context;
  const props = useDrawnProps(context, popupRef, popupProps, own);
  return (
    <div className="sa-popup" {...props} ref={useMergedRef(popupRef, ref)}>
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
});

/** The heading of recent addresses, with a button to forget them; nothing while the list displays something else. */
export const AddressFinderRecents = forwardRef<HTMLDivElement, PartProps>(function AddressFinderRecents(
  { children, ...props },
  ref,
) {
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
});

const selectSources = ({ options, attribution, isOnline }: FinderState) => ({
  attribution,
  isOnline,
  areRecents: options[0]?.isRecent ?? false,
});

/** Credits the displayed data, and says when the rows come from the device because there is no network. */
export const AddressFinderAttribution = forwardRef<HTMLDivElement, PartProps>(
  function AddressFinderAttribution({ children, ...own }, ref) {
    const context = useFinderContext('Attribution');
    const element = useRef<HTMLDivElement>(null);
    const props = useDrawnProps(context, element, connectAttribution, own);
    useFinderState(context.finder, selectSources);
    const { note, credit } = connectAttribution(context.finder.getState(), context);
    return (
      <div className="sa-attribution" {...props} ref={useMergedRef(element, ref)}>
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
