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
    const { key, sentence } = useFinderState(context.finder, (state) => {
      const { key, sentence } = connectStatus(state, context);
      return { key, sentence };
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
        {sentence === '' ? null : <span key={key}>{sentence}</span>}
      </div>
    );
  },
);
