'use client';

import type { Lang } from '@smart-address/gazetteer';
import { createContext, useContext } from 'react';
import type { AddressFinderOptions } from '../address-finder/hooks/useFinderInstance.ts';
import type { AddressFormField, AddressFormValue } from './formFields.ts';
import type { FORM_MESSAGES } from './formMessages.ts';

/** What the parts of a form need of it. */
export interface FormContext {
  readonly locale: Lang;
  readonly messages: (typeof FORM_MESSAGES)[Lang];
  /** The name that the finder submits; a field's begins with it. */
  readonly name: string;
  /** Section and purpose of each autofill token, such as `shipping`; empty for none. */
  readonly scope: string;
  readonly isRequired: boolean;
  /** What the form says. */
  readonly value: AddressFormValue;
  /** What it began with, restored by a reset. */
  readonly initial: AddressFormValue;
  /** Options of the finder in it. */
  readonly finder: AddressFinderOptions;
  change(field: AddressFormField, text: string): void;
}

export const AddressFormContext = createContext<FormContext | null>(null);

/** Whether the fields are out of sight: Tab passes them by. */
export const FoldedContext = createContext(false);

/** The form of the surrounding root. */
export function useFormContext(part: string): FormContext {
  const context = useContext(AddressFormContext);
  if (context === null)
    throw new Error(
      `<AddressForm.${part}> stands outside a form of an address. Put it inside <AddressForm.Root provider={...}>.`,
    );
  return context;
}
