'use client';

import type { FinderState } from '@smart-address/core';
import { connectAttribution } from '@smart-address/core/finder';
import { forwardRef, useRef, type ComponentPropsWithoutRef } from 'react';
import { useFinderContext } from '../finderContext.ts';
import { useMergedRef } from '../hooks/useMergedRef.ts';
import { useDrawnAttributes } from '../hooks/useDrawnAttributes.ts';
import { useFinderState } from '../hooks/useFinderState.ts';

export type AddressFinderAttributionProps = ComponentPropsWithoutRef<'div'>;

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
