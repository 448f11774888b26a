'use client';

import { connectStatus } from '@smart-address/core';
import { forwardRef, useCallback, type ComponentPropsWithoutRef } from 'react';
import { useFinderContext } from './finderContext.ts';
import { hideVisually } from './hideVisually.ts';
import { setRef } from './mergeRefs.ts';
import { useFinderState } from './useFinderState.ts';

export type AddressFinderStatusProps = Omit<ComponentPropsWithoutRef<'div'>, 'children'>;

/** The live region: mounted before it has anything to say, out of sight, outside the popup. */
export const AddressFinderStatus = forwardRef<HTMLDivElement, AddressFinderStatusProps>(
  function AddressFinderStatus(props, ref) {
    const context = useFinderContext('Status');
    const { slot, sentence } = useFinderState(context.finder, (state) => {
      const { slot, sentence } = connectStatus(state, context);
      return { slot, sentence };
    });
    const { attributes } = connectStatus(context.finder.getState(), context);
    const attach = useCallback(
      (element: HTMLDivElement | null) => {
        hideVisually(element);
        setRef(ref, element);
      },
      [ref],
    );
    return (
      <div className="sa-status" {...attributes} {...props} ref={attach}>
        <span>{slot === 0 ? sentence : ''}</span>
        <span>{slot === 1 ? sentence : ''}</span>
      </div>
    );
  },
);
