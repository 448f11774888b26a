'use client';

import type { FinderState } from '@smart-address/core';
import { submittedParts } from '@smart-address/core/finder';
import { useFinderContext } from '../finderContext.ts';
import { hiddenInputProps } from './hiddenInputProps.ts';
import { useFinderState } from '../hooks/useFinderState.ts';

export interface AddressFinderHiddenInputsProps {
  /** The input's name; each hidden input appends its part to it. */
  readonly name: string;
  readonly form?: string | undefined;
  readonly disabled?: boolean | undefined;
}

const partsOf = ({ value }: FinderState) => submittedParts(value);

/** Submits the place of an address, beside the text that the input submits. */
export function AddressFinderHiddenInputs({ name, form, disabled }: AddressFinderHiddenInputsProps) {
  const { finder } = useFinderContext('HiddenInputs');
  const parts = useFinderState(finder, partsOf);
  return (
    <>
      {hiddenInputProps(name, parts).map((props) => (
        <input key={props.name} {...props} form={form} disabled={disabled} />
      ))}
    </>
  );
}
