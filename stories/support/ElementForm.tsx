import '@smart-address/element';
import type { FinderEnvironment, Provider } from '@smart-address/core';
import type { AddressFinderElement } from '@smart-address/element';
import { createElement, useLayoutEffect, useMemo, useRef } from 'react';
import { storyProvider, type Weather } from './sandbox.ts';

export interface ElementFormProps {
  /** What the page sets on the element; React writes a property where there is one. */
  readonly settings?: Readonly<Partial<AddressFinderElement>>;
  /** A `<label for>` of the page's own. */
  readonly label?: string;
  /** What the backend of this story does. */
  readonly weather?: Weather;
  /** No provider of the story's: what the tag alone does. */
  readonly isAlone?: boolean;
  readonly environment?: FinderEnvironment;
}

/** A form with the custom element in it, as a page without React has it. */
export function ElementForm({ settings, label, weather = 'fair', isAlone, environment }: ElementFormProps) {
  const ref = useRef<AddressFinderElement>(null);
  const provider = useMemo(
    (): Provider | null => (isAlone ? null : storyProvider(weather)),
    [isAlone, weather],
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
