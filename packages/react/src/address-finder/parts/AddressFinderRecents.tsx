'use client';

import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { useFinderContext } from '../finderContext.ts';
import { useFinderState } from '../hooks/useFinderState.ts';

export type AddressFinderRecentsProps = ComponentPropsWithoutRef<'div'>;

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
