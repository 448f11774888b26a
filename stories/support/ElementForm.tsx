import '@smart-address/element';
import type { FinderEnvironment, Provider } from '@smart-address/core';
import type { AddressFinderElement } from '@smart-address/element';
import { createElement, useLayoutEffect, useMemo, useRef } from 'react';
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
  readonly environment?: FinderEnvironment;
}

/** A form with the custom element, as on a page without React. */
export function ElementForm({
  label,
  backend = 'normal',
  isAlone,
  environment,
  ...settings
}: ElementFormProps) {
  const ref = useRef<AddressFinderElement>(null);
  const provider = useMemo(
    (): Provider | null => (isAlone ? null : storyProvider(backend)),
    [isAlone, backend],
  );
  useLayoutEffect(() => {
    if (ref.current !== null) Object.assign(ref.current, { provider, environment });
  }, [provider, environment]);
  return (
    <form className="story-form" onSubmit={(event) => event.preventDefault()}>
      <div>
        {label === undefined ? null : <label htmlFor="where">{label}</label>}
        {createElement('address-finder', { ref, id: 'where', name: 'address', ...settings })}
      </div>
    </form>
  );
}
