'use client';

import { langOf, nameOfPart, withLatinDigits } from '@smart-address/core/finder';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { AddressFinderOptions } from '../address-finder/hooks/useFinderInstance.ts';
import { useIsomorphicLayoutEffect } from '../address-finder/hooks/useIsomorphicLayoutEffect.ts';
import { AddressFormContext, type FormContext } from './formContext.ts';
import {
  FILLED_FIELDS,
  readFormValue,
  type AddressFormField,
  type AddressFormValue,
  type StoredAddressForm,
} from './formFields.ts';
import { FORM_MESSAGES } from './formMessages.ts';

type TakenOver =
  | 'value'
  | 'defaultValue'
  | 'onValueChange'
  | 'inputValue'
  | 'defaultInputValue'
  | 'onInputValueChange'
  | 'fields';

export interface AddressFormRootProps extends Omit<AddressFinderOptions, TakenOver> {
  /** Submits the finder's text; its place and the fields follow as `<name>.lat`, `<name>.postalCode` and so on. @default 'address' */
  readonly name?: string | undefined;
  /** Section and purpose before each autofill token, such as `shipping`: two addresses in one form need one each. */
  readonly autoComplete?: string | undefined;
  /** Whether an address has to be given, in the finder or by hand. @default false */
  readonly required?: boolean | undefined;
  /** The controlled value; null is the empty one. Absent for uncontrolled. */
  readonly value?: StoredAddressForm | null | undefined;
  readonly defaultValue?: StoredAddressForm | null | undefined;
  /** Called with all that the form says: once for the finder, and once for each field that follows it. */
  readonly onValueChange?: ((value: AddressFormValue) => void) | undefined;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

type FieldElement = HTMLInputElement | HTMLSelectElement;

const fieldsIn = (root: Element | null): readonly (readonly [AddressFormField, FieldElement])[] =>
  [...(root?.querySelectorAll<FieldElement>('[data-field]') ?? [])].map((element) => [
    element.dataset['field'] as AddressFormField,
    element,
  ]);

/** The whole address: provides a form's value to the finder and the fields in it; a `<div>`, to put into a `<form>`. */
export function AddressFormRoot({
  name = 'address',
  autoComplete = '',
  required = false,
  value: given,
  defaultValue,
  onValueChange,
  className,
  children,
  ...finder
}: AddressFormRootProps) {
  const root = useRef<HTMLDivElement>(null);
  const locale = langOf(finder.locale) ?? 'fr';
  const messages = FORM_MESSAGES[locale];
  const [initial] = useState(() => readFormValue('defaultValue', given === undefined ? defaultValue : given));
  const [own, setOwn] = useState(initial);
  const isHeld = given !== undefined;
  const value = useMemo(() => (isHeld ? readFormValue('value', given) : own), [isHeld, given, own]);
  const latest = useRef(value);

  function change(changed: Partial<AddressFormValue>) {
    latest.current = { ...latest.current, ...changed };
    // A controlled form is drawn too: what its page refuses is taken back.
    setOwn(latest.current);
    onValueChange?.(latest.current);
  }

  useIsomorphicLayoutEffect(() => {
    latest.current = value;
    for (const [field, element] of fieldsIn(root.current)) {
      if (isHeld && element.value !== value[field]) element.value = value[field];
      if (field !== 'postalCode') continue;
      const isCode = /^(?:\d{4})?$/.test(withLatinDigits(element.value.trim()));
      element.setCustomValidity(isCode ? '' : messages.postalCodeFault);
    }
  });

  const takeOver = useRef(() => {});
  useIsomorphicLayoutEffect(() => {
    takeOver.current = () => {
      const said = fieldsIn(root.current).filter(
        ([field, { value: text }]) => text !== latest.current[field],
      );
      if (said.length === 0) return;
      // A controlled form stays, as React's own fields do.
      if (isHeld) setOwn({ ...latest.current });
      else change(Object.fromEntries(said.map(([field, { value: text }]) => [field, text])));
    };
  });
  useEffect(() => {
    const { current: element } = root;
    // The browser resets after the event. It may also have restored what was written before this page's script ran.
    const reset = ({ target }: Event) => {
      if (target instanceof Element && target.contains(element)) setTimeout(() => takeOver.current(), 0);
    };
    takeOver.current();
    const tree = element?.getRootNode();
    tree?.addEventListener('reset', reset);
    return () => tree?.removeEventListener('reset', reset);
  }, []);

  const context: FormContext = {
    locale,
    messages,
    name,
    scope: autoComplete,
    isRequired: required,
    value,
    initial,
    finder: {
      ...finder,
      locale,
      fields: Object.fromEntries(FILLED_FIELDS.map((field) => [field, nameOfPart(name, field)])),
      ...(isHeld ? { value: given?.address ?? null } : {}),
      defaultValue: initial.address,
      onValueChange: (address) => change({ address }),
    },
    change: (field, text) => change({ [field]: text }),
  };
  return (
    <AddressFormContext.Provider value={context}>
      {/* The finder's class has the custom properties and the letters of all that stands in the form. */}
      <div ref={root} className={className ?? 'sa-finder sa-form'}>
        {children}
      </div>
    </AddressFormContext.Provider>
  );
}
