'use client';

import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { AddressFinderContext, useFinderContext } from '../finderContext.ts';
import { rootProps } from '../hooks/elementProps.ts';
import { useFinderInstance, type AddressFinderOptions } from '../hooks/useFinderInstance.ts';
import { useMergedRef } from '../hooks/mergeProps.ts';
import { splitOptions } from '../splitOptions.ts';
import { useDrawnProps } from '../hooks/useDrawn.ts';

export interface AddressFinderRootProps
  extends AddressFinderOptions, Omit<ComponentPropsWithoutRef<'div'>, keyof AddressFinderOptions> {}

/** Creates a finder and provides it to its parts; a `<div>`. */
export const AddressFinderRoot = forwardRef<HTMLDivElement, AddressFinderRootProps>(
  function AddressFinderRoot(props, ref) {
    const [options, { className, children, ...own }] = splitOptions(props);
    const context = useFinderInstance(options);
    const rest = useDrawnProps(context, context.rootRef, rootProps, own);
    return (
      <AddressFinderContext.Provider value={context}>
        <div {...rest} ref={useMergedRef(context.rootRef, ref)} className={className ?? 'sa-finder'}>
          {children}
        </div>
      </AddressFinderContext.Provider>
    );
  },
);

/** The box around the input and its buttons; the popup is attached to it, and as wide. */
export const AddressFinderControl = forwardRef<HTMLDivElement, ComponentPropsWithoutRef<'div'>>(
  function AddressFinderControl(props, ref) {
    const { anchorRef } = useFinderContext('Control');
    return <div className="sa-control" {...props} ref={useMergedRef(anchorRef, ref)} />;
  },
);
