'use client';

import type { FinderState } from '@smart-address/core';
import { nameOfPart, partOfValue } from '@smart-address/core/finder';
import { useFinderContext } from './finderContext.ts';
import { useFinderState } from './useFinderState.ts';

export interface AddressFinderHiddenInputsProps {
  /** The input's name; each hidden input appends its part to it. */
  readonly name: string;
  readonly form?: string | undefined;
  readonly disabled?: boolean | undefined;
}

const selectParts = ({ value }: FinderState) => ({
  lat: partOfValue(value, 'lat'),
  lng: partOfValue(value, 'lng'),
  plusCode: value.plusCode,
  smartCode: value.smartCode,
  source: value.source,
});

/** Submits the place of an address, beside the text that the input submits. */
export function AddressFinderHiddenInputs({ name, form, disabled }: AddressFinderHiddenInputsProps) {
  const { finder } = useFinderContext('HiddenInputs');
  const parts = useFinderState(finder, selectParts);
  const shared = { type: 'hidden', form, disabled };
  return (
    <>
      {Object.entries(parts).map(([part, value]) => (
        <input key={part} {...shared} name={nameOfPart(name, part)} value={value ?? ''} readOnly />
      ))}
    </>
  );
}
