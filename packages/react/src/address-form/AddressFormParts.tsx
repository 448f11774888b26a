'use client';

import { nameOfPart } from '@smart-address/core/finder';
import {
  useContext,
  useId,
  type ComponentPropsWithoutRef,
  type ReactNode,
  useRef,
  useState,
  forwardRef,
} from 'react';
import { FoldedContext, useFormContext } from './formContext.ts';
import { checkedField, FIELD_TOKENS, type AddressFormField as Field, FILLED_FIELDS } from './formFields.ts';
import { GOVERNORATES } from './governorates.ts';
import { AddressFinder, type AddressFinderProps } from '../address-finder/AddressFinder.tsx';
import type { AddressFinderOptions } from '../address-finder/hooks/useFinderInstance.ts';
import { AutofillQuestion } from './AutofillQuestion.tsx';

export interface AddressFormFieldProps extends Pick<
  ComponentPropsWithoutRef<'input'>,
  'id' | 'className' | 'required' | 'disabled' | 'aria-describedby'
> {
  /** Which field it is. */
  readonly part: Field;
  /** The label's text; by default the field's own name. */
  readonly label?: ReactNode;
}

/** Fields that an address can do without, so that a label says which of them may stay empty. */
const BESIDE: readonly Field[] = ['recipient', 'unit', 'telephone'];

const KEYBOARDS = { postalCode: { inputMode: 'numeric' }, telephone: { type: 'tel' } } as const;

/** One field of the address with its label: an `<input>`, for the governorate a `<select>`. */
export function AddressFormField({
  part,
  label,
  className,
  required = false,
  id,
  ...props
}: AddressFormFieldProps) {
  const { locale, messages, name, scope, value, initial, change } = useFormContext('Field');
  const isFolded = useContext(FoldedContext);
  const ownId = useId();
  const field = checkedField(part);
  const attributes = {
    ...props,
    id: id ?? ownId,
    className: 'sa-input',
    name: nameOfPart(name, field),
    autoComplete: [scope, FIELD_TOKENS[field]].filter(Boolean).join(' '),
    defaultValue: initial[field],
    required,
    tabIndex: isFolded ? -1 : undefined,
    'data-field': field,
    onInput: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
      change(field, currentTarget.value),
  };
  const code = value.governorate;
  const isKnown = code === '' || Object.keys(GOVERNORATES).includes(code);
  return (
    <div className={className ?? 'sa-field'} data-part={field}>
      <label className="sa-label" htmlFor={attributes.id}>
        {label ?? messages.labels[field]}
        {!required && BESIDE.includes(field) ? (
          <span className="sa-optional"> ({messages.optional})</span>
        ) : null}
      </label>
      <div className="sa-control">
        {field === 'governorate' ? (
          <select {...attributes}>
            <option value="">{messages.choose}</option>
            {/* What a database kept is submitted as it is. */}
            {isKnown ? null : <option value={code}>{code}</option>}
            {Object.entries(GOVERNORATES).map(([each, names]) => (
              <option key={each} value={each}>
                {names[locale]}
              </option>
            ))}
          </select>
        ) : (
          <input
            type="text"
            {...(field in KEYBOARDS ? KEYBOARDS[field as keyof typeof KEYBOARDS] : {})}
            {...attributes}
          />
        )}
      </div>
    </div>
  );
}

/**
 * Fields that stay out of sight until a pick or the browser fills them, or somebody writes by hand. They are rendered all the same: a
 * browser's autofill writes into no field that is not.
 */
export function AddressFormDetails({ children }: { readonly children?: ReactNode }) {
  const { messages, value } = useFormContext('Details');
  const fields = useRef<HTMLDivElement>(null);
  const [isAsked, setAsked] = useState(false);
  const isWritten = FILLED_FIELDS.some((field) => value[field] !== '');
  // Once they are there they stay: a text that is cleared folds nothing under the hands.
  if (isWritten && !isAsked) setAsked(true);
  const isFolded = !isAsked && !isWritten;
  return (
    <FoldedContext.Provider value={isFolded}>
      {isFolded ? (
        <button
          type="button"
          className="sa-text-button sa-by-hand"
          onClick={() => fields.current?.querySelector<HTMLElement>('[data-field]')?.focus()}
        >
          {messages.byHand}
        </button>
      ) : null}
      <div
        ref={fields}
        className="sa-details"
        data-folded={isFolded ? '' : undefined}
        // Also what is invalid among them is focused by the browser, to say so.
        onFocus={() => setAsked(true)}
      >
        {children}
      </div>
    </FoldedContext.Provider>
  );
}

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
