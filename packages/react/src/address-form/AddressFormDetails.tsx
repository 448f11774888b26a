'use client';

import { useRef, useState, type ReactNode } from 'react';
import { FoldedContext, useFormContext } from './formContext.ts';
import { FILLED_FIELDS } from './formFields.ts';

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
