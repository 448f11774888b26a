'use client';

import { nameOfPart } from '@smart-address/core/finder';
import { useContext, useId, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { FoldedContext, useFormContext } from './formContext.ts';
import { checkedField, FIELD_TOKENS, type AddressFormField as Field } from './formFields.ts';
import { GOVERNORATES } from './governorates.ts';

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
