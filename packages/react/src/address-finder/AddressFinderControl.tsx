'use client';

import { forwardRef, useCallback, type ComponentPropsWithoutRef } from 'react';
import { useFinderContext } from './finderContext.ts';
import { setRef } from './mergeRefs.ts';

export type AddressFinderControlProps = ComponentPropsWithoutRef<'div'>;

/** The box around the input and its buttons; the popup hangs on it and is as wide. */
export const AddressFinderControl = forwardRef<HTMLDivElement, AddressFinderControlProps>(
  function AddressFinderControl(props, ref) {
    const { anchorRef } = useFinderContext('Control');
    const attach = useCallback(
      (element: HTMLDivElement | null) => {
        anchorRef.current = element;
        setRef(ref, element);
      },
      [anchorRef, ref],
    );
    return <div className="sa-control" {...props} ref={attach} />;
  },
);
