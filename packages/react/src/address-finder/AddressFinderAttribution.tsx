'use client';

import { translateCredit } from '@smart-address/core';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { useFinderContext } from './finderContext.ts';
import { useFinderState } from './useFinderState.ts';

export type AddressFinderAttributionProps = ComponentPropsWithoutRef<'div'>;

/** Names whose data is shown, and says when the rows come from the device because there is no network. */
export const AddressFinderAttribution = forwardRef<HTMLDivElement, AddressFinderAttributionProps>(
  function AddressFinderAttribution({ children, ...props }, ref) {
    const { finder, messages, locale } = useFinderContext('Attribution');
    const { sources, isOffline } = useFinderState(finder, ({ options, attribution, isOnline }) => ({
      sources: options.length > 0 && options[0]?.isRecent === false ? attribution : '',
      isOffline: options.length > 0 && !isOnline,
    }));
    if (sources === '' && !isOffline) return null;
    return (
      <div className="sa-attribution" {...props} ref={ref}>
        {children ?? (
          <>
            {isOffline ? <span className="sa-offline-note">{messages.offlineNote}</span> : null}
            {sources === '' ? null : (
              <span>{messages.attribution.replace('{sources}', () => translateCredit(sources, locale))}</span>
            )}
          </>
        )}
      </div>
    );
  },
);
