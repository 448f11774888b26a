'use client';

import type { FinderState } from '@smart-address/core';
import { connectStatus } from '@smart-address/core/finder';
import { hideVisually } from '@smart-address/core/dom';
import { forwardRef, useRef, type ComponentPropsWithoutRef } from 'react';
import { useFinderContext } from '../finderContext.ts';
import { useFinderState } from '../hooks/useFinderState.ts';
import { useIsomorphicLayoutEffect } from '../hooks/useIsomorphicLayoutEffect.ts';
import { useMergedRef } from '../hooks/mergeProps.ts';

export type AddressFinderStatusProps = Omit<ComponentPropsWithoutRef<'div'>, 'children'>;

/** The live region: mounted before its first announcement, visually hidden, outside the popup. */
export const AddressFinderStatus = forwardRef<HTMLDivElement, AddressFinderStatusProps>(
  function AddressFinderStatus(props, ref) {
    const context = useFinderContext('Status');
    useFinderState(context.finder, selectAnnouncement);
    const { attributes, key, sentence } = connectStatus(context.finder.getState(), context);
    const element = useRef<HTMLDivElement>(null);
    useIsomorphicLayoutEffect(() => hideVisually(element.current), []);
    return (
      <div className="sa-status" {...attributes} {...props} ref={useMergedRef(element, ref)}>
        {sentence === '' ? null : <span key={key}>{sentence}</span>}
      </div>
    );
  },
);

const selectAnnouncement = ({ announcement, announcementCount }: FinderState) => ({
  announcement,
  announcementCount,
});
