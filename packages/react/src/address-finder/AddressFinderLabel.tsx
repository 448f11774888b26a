'use client';

import { connectLabel } from '@smart-address/core';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { useFinderContext } from './finderContext.ts';

export type AddressFinderLabelProps = ComponentPropsWithoutRef<'label'>;

/** The input's `<label>`; says "Address" in the finder's language unless it is given children. */
export const AddressFinderLabel = forwardRef<HTMLLabelElement, AddressFinderLabelProps>(
  function AddressFinderLabel({ children, htmlFor, ...props }, ref) {
    const { attributes, text } = connectLabel(useFinderContext('Label'));
    return (
      <label
        className="sa-label"
        {...attributes}
        {...props}
        htmlFor={htmlFor ?? attributes.htmlFor}
        ref={ref}
      >
        {children ?? text}
      </label>
    );
  },
);
