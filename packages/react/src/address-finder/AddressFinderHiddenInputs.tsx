'use client';

import { partOfValue } from '@smart-address/core';
import { useFinderContext } from './finderContext.ts';
import { useFinderState } from './useFinderState.ts';

export interface AddressFinderHiddenInputsProps {
  /** The input's own name; each hidden input adds its part to it. */
  readonly name: string;
  readonly form?: string | undefined;
  readonly disabled?: boolean | undefined;
}

const PARTS = ['lat', 'lng', 'plusCode', 'smartCode'] as const;

/** Carries the place of an address in the form's data, beside the text that the input carries itself. */
export function AddressFinderHiddenInputs({ name, form, disabled }: AddressFinderHiddenInputsProps) {
  const { finder } = useFinderContext('HiddenInputs');
  const value = useFinderState(finder, (state) => state.value);
  const shared = { type: 'hidden', form, disabled };
  return (
    <>
      {PARTS.map((part) => (
        <input key={part} {...shared} name={`${name}.${part}`} value={partOfValue(value, part)} readOnly />
      ))}
      <input {...shared} name={`${name}.source`} value={value.source} readOnly />
    </>
  );
}
