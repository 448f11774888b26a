'use client';

import { connectRoot } from '@smart-address/core/finder';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { AddressFinderContext, useFinderContext } from '../finderContext.ts';
import { leaveOnBlur, useFinderInstance, type AddressFinderOptions } from '../hooks/useFinderInstance.ts';
import { useMergedRef } from '../hooks/mergeProps.ts';
import { splitOptions } from '../splitOptions.ts';
import { useDrawnAttributes } from '../hooks/useDrawn.ts';

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

type AddressFinderControlProps = ComponentPropsWithoutRef<'div'>;

/** The box around the input and its buttons; the popup is attached to it, and as wide. */
export const AddressFinderControl = forwardRef<HTMLDivElement, AddressFinderControlProps>(
  function AddressFinderControl(props, ref) {
    const { anchorRef } = useFinderContext('Control');
    return <div className="sa-control" {...props} ref={useMergedRef(anchorRef, ref)} />;
  },
);
