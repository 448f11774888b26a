import '@smart-address/element';
import type { FinderEnvironment, Provider } from '@smart-address/core';
import type { AddressFinderElement } from '@smart-address/element';
import { createElement, useId, useLayoutEffect, useMemo, useRef } from 'react';
import { storyProvider, type BackendState } from './sandbox.ts';

/** Settings of the element; React sets properties where they exist. */
type Setting = 'defaultValue' | 'placeholder' | 'required' | 'disabled' | 'readOnly' | 'recents' | 'locate';

export interface ElementFormProps extends Readonly<Partial<Pick<AddressFinderElement, Setting>>> {
  /** Text of the page's own `<label for>`. */
  readonly label?: string;
  /** How this story's backend behaves. */
  readonly backend?: BackendState;
  /** Whether the element uses its built-in provider instead of the story's. */
  readonly isAlone?: boolean;
  /** Whether the list of the initial text is open at first. */
  readonly isOpen?: boolean;
  /** Whether its form was sent without an address. */
  readonly isRefused?: boolean;
  readonly environment?: FinderEnvironment;
}

/** A form with the custom element, as on a page without React. */
export function ElementForm({
  label,
  backend = 'normal',
  isAlone,
  isOpen = false,
  isRefused = false,
  environment,
  ...settings
}: ElementFormProps) {
  const ref = useRef<AddressFinderElement>(null);
  const id = useId();
  const provider = useMemo(
    (): Provider | null => (isAlone ? null : storyProvider(backend, false, 4)),
    [isAlone, backend],
  );
  useLayoutEffect(() => {
    if (ref.current !== null) Object.assign(ref.current, { provider, environment, open: isOpen });
    if (isRefused) ref.current?.checkValidity();
  }, [provider, environment, isOpen, isRefused]);
  return (
    <form className="story-form" onSubmit={(event) => event.preventDefault()}>
      <div>
        {label === undefined ? null : <label htmlFor={id}>{label}</label>}
        {createElement('address-finder', { ref, id, name: 'address', ...settings })}
      </div>
    </form>
  );
}
