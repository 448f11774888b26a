'use client';

import { connectLabel } from '@smart-address/core/finder';
import { forwardRef, useEffect, useRef, type ComponentPropsWithoutRef } from 'react';
import { useFinderContext } from '../finderContext.ts';
import { useMergedRef } from '../hooks/mergeProps.ts';

/** The input's `<label>`; "Address" in the finder's language unless it has children. */
export const AddressFinderLabel = forwardRef<HTMLLabelElement, ComponentPropsWithoutRef<'label'>>(
  function AddressFinderLabel({ children, htmlFor, ...props }, ref) {
    const context = useFinderContext('Label');
    const { attributes, text } = connectLabel(context);
    const element = useRef<HTMLLabelElement>(null);
    // The input may have its own id.
    useEffect(() => {
      const { current: label } = element;
      const { current: input } = context.inputRef;
      if (htmlFor === undefined && label !== null && input !== null) label.htmlFor = input.id;
    });
    return (
      <label
        className="sa-label"
        {...attributes}
        {...props}
        htmlFor={htmlFor ?? attributes.htmlFor}
        ref={useMergedRef(element, ref)}
      >
        {children ?? text}
      </label>
    );
  },
);
