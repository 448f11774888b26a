'use client';

import { connectStatus, type FinderState } from '@smart-address/core';
import { hideVisually } from '@smart-address/core/dom';
import { forwardRef, useCallback, type ComponentPropsWithoutRef } from 'react';
import { useFinderContext } from './finderContext.ts';
import { setRef } from './mergeRefs.ts';
import { useFinderState } from './useFinderState.ts';

export type AddressFinderStatusProps = Omit<ComponentPropsWithoutRef<'div'>, 'children'>;

/** The live region: mounted before it has anything to say, out of sight, outside the popup. */
export const AddressFinderStatus = forwardRef<HTMLDivElement, AddressFinderStatusProps>(
  function AddressFinderStatus(props, ref) {
    const context = useFinderContext('Status');
    useFinderState(context.finder, selectAnnouncement);
    const { attributes, key, sentence } = connectStatus(context.finder.getState(), context);
    const attach = useCallback(
      (element: HTMLDivElement | null) => {
        hideVisually(element);
        setRef(ref, element);
      },
      [ref],
    );
    return (
      <div className="sa-status" {...attributes} {...props} ref={attach}>
        {sentence === '' ? null : <span key={key}>{sentence}</span>}
      </div>
    );
  },
);

const selectAnnouncement = ({ announcement, announcementCount }: FinderState) => ({
  announcement,
  announcementCount,
});
