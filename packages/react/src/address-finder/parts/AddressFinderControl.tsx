'use client';

import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { useFinderContext } from '../finderContext.ts';
import { useMergedRef } from '../hooks/useMergedRef.ts';

export type AddressFinderControlProps = ComponentPropsWithoutRef<'div'>;

/** The box around the input and its buttons; the popup is attached to it, and as wide. */
export const AddressFinderControl = forwardRef<HTMLDivElement, AddressFinderControlProps>(
  function AddressFinderControl(props, ref) {
    const { anchorRef } = useFinderContext('Control');
    return <div className="sa-control" {...props} ref={useMergedRef(anchorRef, ref)} />;
  },
);
