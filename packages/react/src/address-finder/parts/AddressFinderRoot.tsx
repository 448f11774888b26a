'use client';

import { connectRoot } from '@smart-address/core/finder';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { AddressFinderContext } from '../finderContext.ts';
import { leaveOnBlur } from '../hooks/leaveOnBlur.ts';
import { useMergedRef } from '../hooks/useMergedRef.ts';
import { splitOptions } from '../splitOptions.ts';
import { useDrawnAttributes } from '../hooks/useDrawnAttributes.ts';
import { useFinderInstance, type AddressFinderOptions } from '../hooks/useFinderInstance.ts';

export interface AddressFinderRootProps
  extends AddressFinderOptions, Omit<ComponentPropsWithoutRef<'div'>, keyof AddressFinderOptions> {}

/** Creates a finder and provides it to its parts; a `<div>`. */
export const AddressFinderRoot = forwardRef<HTMLDivElement, AddressFinderRootProps>(
  function AddressFinderRoot(props, ref) {
    const [options, { className, onBlur, children, ...rest }] = splitOptions(props);
    const context = useFinderInstance(options);
    const attributes = useDrawnAttributes(context, context.rootRef, connectRoot, rest);
    return (
      <AddressFinderContext.Provider value={context}>
        <div
          {...attributes}
          {...rest}
          ref={useMergedRef(context.rootRef, ref)}
          className={className ?? 'sa-finder'}
          onBlur={(event) => {
            onBlur?.(event);
            leaveOnBlur(context, event);
          }}
        >
          {children}
        </div>
      </AddressFinderContext.Provider>
    );
  },
);
