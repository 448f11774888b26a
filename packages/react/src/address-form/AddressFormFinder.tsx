'use client';

import { forwardRef } from 'react';
import { AddressFinder, type AddressFinderProps } from '../address-finder/AddressFinder.tsx';
import type { AddressFinderOptions } from '../address-finder/hooks/useFinderInstance.ts';
import { AutofillQuestion } from './AutofillQuestion.tsx';
import { useFormContext } from './formContext.ts';
import { FILLED_FIELDS } from './formFields.ts';

export type AddressFormFinderProps = Omit<
  AddressFinderProps,
  keyof AddressFinderOptions | 'name' | 'autoComplete' | 'required' | 'children'
>;

/** The finder of the form, which fills the fields, and the question of what the browser has filled in. */
export const AddressFormFinder = forwardRef<HTMLInputElement, AddressFormFinderProps>(
  function AddressFormFinder(props, ref) {
    const { finder, name, scope, isRequired, value } = useFormContext('Finder');
    // Whoever writes the address by hand has given one.
    const isByHand = FILLED_FIELDS.some((field) => value[field] !== '');
    return (
      <AddressFinder
        {...finder}
        {...props}
        ref={ref}
        name={name}
        autoComplete={[scope, 'street-address'].filter(Boolean).join(' ')}
        required={isRequired && !isByHand}
      >
        <AutofillQuestion />
      </AddressFinder>
    );
  },
);
