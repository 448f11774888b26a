'use client';

import type { AddressResult } from '@smart-address/gazetteer';
import { findFormFields } from '@smart-address/core/dom';
import { autofilledQuery, autofilledResult, isAutofill, pickedValue } from '@smart-address/core/finder';
import { useContext, useEffect, useId, useRef, useState } from 'react';
import { AddressFinderContext } from '../address-finder/finderContext.ts';
import { FORM_MESSAGES } from './formMessages.ts';

/** Milliseconds without another field filled after which the browser counts as done. */
const PAUSE_MS = 400;

/** A row that is asked about, and what it was found for. */
interface Found {
  readonly query: string;
  readonly result: AddressResult;
}

/**
 * Asks once whether an address that the browser has filled in is the one that was found for it. It never takes the focus, and what is
 * written stays unless the answer is yes. Inside a finder: a child of `<AddressFinder/>` or of its root.
 */
export function AutofillQuestion() {
  const context = useContext(AddressFinderContext);
  if (context === null)
    throw new Error(
      '<AutofillQuestion> stands outside a finder. Put it inside <AddressFinder provider={...}> or its root.',
    );
  const { finder, inputRef, fieldMap, locale } = context;
  const messages = FORM_MESSAGES[locale];
  const id = useId();
  const sentence = useRef<HTMLParagraphElement>(null);
  const [found, setFound] = useState<Found | null>(null);

  useEffect(() => {
    const { current: input } = inputRef;
    if (input === null) return undefined;
    const tree = input.getRootNode();
    const ended = new AbortController();
    const asked = new Set<string>();
    let asking = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;

    function forget() {
      clearTimeout(timer);
      asking.abort();
      setFound(null);
    }

    async function ask() {
      const { value, inputValue, session } = finder.getState();
      if (value.source !== 'free') return;
      const parts = Object.fromEntries(
        [...findFormFields(input, fieldMap.current)].map(([field, part]) => [
          part,
          // An empty choice has a label too, such as "Choose".
          ('selectedOptions' in field && field.value !== '' && field.selectedOptions[0]?.label) ||
            field.value,
        ]),
      );
      const query = autofilledQuery(inputValue, parts);
      if (query === '' || asked.has(query)) return;
      const { signal } = (asking = new AbortController());
      try {
        const { results } = await finder.getOptions().provider.suggest(query, { signal, session, locale });
        const result = autofilledResult(results, query, parts);
        if (signal.aborted || result === null) return;
        asked.add(query);
        setFound({ query, result });
      } catch {
        // Nobody has searched: what the browser wrote is sent as it is.
      }
    }

    const hear = (event: Event) => {
      const [target] = event.composedPath();
      const fields = [input, ...findFormFields(input, fieldMap.current).keys()];
      const field = fields.find((each) => each === target);
      if (field === undefined) return;
      forget();
      if (isAutofill(event as InputEvent, field, finder.getState().isOpen))
        timer = setTimeout(() => void ask(), PAUSE_MS);
    };
    const reset = (event: Event) => {
      if (event.target === input.form) forget();
    };
    const listen = { signal: ended.signal };
    tree.addEventListener('input', hear, listen);
    tree.addEventListener('reset', reset, listen);
    const unsubscribe = finder.subscribe(() => {
      if (finder.getState().value.source !== 'free') forget();
    });
    return () => {
      unsubscribe();
      ended.abort();
      forget();
    };
  }, [finder, inputRef, fieldMap, locale]);

  function answer(event: Event | null, accepted: Found | null) {
    // The buttons go: the keyboard goes on from where they were, and no phone opens its letters.
    sentence.current?.focus({ preventScroll: true });
    setFound(null);
    if (accepted !== null) finder.send({ type: 'accept', ...accepted }, event);
  }

  return (
    <div className="sa-question" data-asking={found ? '' : undefined}>
      <p ref={sentence} id={id} aria-live="polite" aria-atomic tabIndex={-1}>
        {found ? (
          <>
            {messages.isThisMeant}{' '}
            <bdi translate="no">{pickedValue(found.query, found.result, true).text}</bdi>
          </>
        ) : null}
      </p>
      {found ? (
        <>
          <button
            type="button"
            className="sa-text-button sa-answer-yes"
            aria-describedby={id}
            onClick={({ nativeEvent }) => answer(nativeEvent, found)}
          >
            {messages.accept}
          </button>
          <button
            type="button"
            className="sa-text-button"
            aria-describedby={id}
            onClick={() => answer(null, null)}
          >
            {messages.leave}
          </button>
        </>
      ) : null}
    </div>
  );
}
