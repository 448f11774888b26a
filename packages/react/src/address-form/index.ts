export { AddressForm, type AddressFormProps } from './AddressForm.tsx';
export { AddressFormDetails, AddressFormField, AddressFormFinder } from './AddressFormParts.tsx';
export type { AddressFormFieldProps, AddressFormFinderProps } from './AddressFormParts.tsx';
export { AddressFormRoot, type AddressFormRootProps } from './AddressFormRoot.tsx';
export { AutofillQuestion } from './AutofillQuestion.tsx';
export type { AddressFormValue, StoredAddressForm } from './formFields.ts';
