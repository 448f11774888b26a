'use client';

import type { ReactNode } from 'react';
import { AddressFormDetails, AddressFormField, AddressFormFinder } from './AddressFormParts.tsx';
import { AddressFormRoot, type AddressFormRootProps } from './AddressFormRoot.tsx';
import { ADDRESS_FORM_FIELDS, type AddressFormField as Field } from './formFields.ts';

export interface AddressFormProps extends Omit<AddressFormRootProps, 'children'> {
  /** The fields that are shown beside the finder. @default all of them */
  readonly fields?: readonly Field[] | undefined;
  /** The finder's label; by default "Address" in the form's language. */
  readonly label?: ReactNode;
  /** Whether "Use my location" is offered. @default true */
  readonly locate?: boolean | undefined;
}

/** The complete form, without the `<form>`: whom it is for, the finder, the fields that it fills, and a telephone number. */
function AssembledAddressForm({ fields = ADDRESS_FORM_FIELDS, label, locate, ...root }: AddressFormProps) {
  const details = fields.filter((field) => field !== 'recipient' && field !== 'telephone');
  return (
    <AddressFormRoot {...root}>
      {fields.includes('recipient') ? <AddressFormField part="recipient" required={root.required} /> : null}
      <AddressFormFinder label={label} locate={locate} />
      {details.length > 0 ? (
        <AddressFormDetails>
          {details.map((field) => (
            <AddressFormField key={field} part={field} />
          ))}
        </AddressFormDetails>
      ) : null}
      {fields.includes('telephone') ? <AddressFormField part="telephone" required={root.required} /> : null}
    </AddressFormRoot>
  );
}

/** `<AddressForm provider={...}/>` is the complete form; its members are the parts, to arrange yourself. */
export const AddressForm = /* @__PURE__ */ Object.assign(AssembledAddressForm, {
  Root: AddressFormRoot,
  Finder: AddressFormFinder,
  Details: AddressFormDetails,
  Field: AddressFormField,
});
