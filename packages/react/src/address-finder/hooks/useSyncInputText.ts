'use client';

import type { Finder } from '@smart-address/core';
import { hasFocus } from '@smart-address/core/dom';
import { freeValue, submittedParts, nameOfPart } from '@smart-address/core/finder';
import { useEffect, useRef, useState } from 'react';
import type { ReactFinderContext } from '../finderContext.ts';

/**
 * Takes over the texts that no event tells of: those typed before hydration, set by a form library or a script, restored by
 * `form.reset()`. In return shows in the input what was not typed there; typed text is never written again, because that breaks IME
 * composition. `shown` is the input of a page that shows it at times: one that comes later shows the finder's text.
 */
export function useSyncInputText(context: ReactFinderContext, shown?: HTMLInputElement | null): void {
  const [servedText] = useState(() => textOfServedInput(context.id));
  const isServedTextHeard = useRef(servedText === undefined);
  const known = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const { finder, inputRef } = context;
    const input = inputRef.current;
    if (input === null) return undefined;
    const ended = new AbortController();
    const listen = { signal: ended.signal };
    const adopt = (event: Event) => {
      const { value, inputValue } = finder.getOptions();
      if (value === undefined && inputValue === undefined) adoptText(finder, input, event);
      // Controlled values stay, as in React's own inputs: a form action resets its form by itself.
      context.showText();
    };
    // An undo from another field writes the text, focuses the input and only then says so, by an `input` event.
    const adoptSoon = (event: Event) => setTimeout(adopt, 0, event);
    const reset = (event: Event) => {
      // The browser resets after the event, unless that is prevented, and then React and form libraries restore their defaults.
      if (event.target === input.form) adoptSoon(event);
    };
    // A text that a script has set is not sent with the place of the one before. The page is told, as of autofill. A controlled value would
    // take back a text that the buyer has read and the browser has found valid.
    const submit = (event: Event) => {
      const { value: text } = input;
      if (event.target !== input.form || text === finder.getState().inputValue) return;
      finder.send({ type: 'input', text, isAutofill: true }, event);
      context.showText();
      // React would draw them after the form is read, where the script sends it in the same turn.
      const place = submittedParts(finder.getState().value);
      for (const { name, value } of hiddenInputProps(input.name, place)) {
        const selector = `input[name="${CSS.escape(name)}"]`;
        const hidden = context.rootRef.current?.querySelector<HTMLInputElement>(selector);
        if (hidden) hidden.value = value;
      }
    };
    // Text typed, autofilled or restored before hydration is reported as its event would have been. Callbacks receive it, and a controlled
    // value does not erase it.
    const isEarly = !isServedTextHeard.current && servedText !== input.defaultValue;
    if (isEarly && input.value !== finder.getState().inputValue)
      finder.send({ type: 'input', text: input.value, isAutofill: !hasFocus(input) });
    isServedTextHeard.current = true;
    if (shown && known.current !== input) context.showText();
    else adoptText(finder, input, null);
    known.current = input;
    const unsubscribe = finder.subscribe(context.showText);
    input.addEventListener('focus', adoptSoon, listen);
    input.getRootNode().addEventListener('reset', reset, listen);
    input.getRootNode().addEventListener('submit', submit, { ...listen, capture: true });
    return () => {
      unsubscribe();
      ended.abort();
    };
  }, [context, servedText, shown]);
}

/**
 * The text in a server-rendered input before hydration; undefined if there is none. Read while rendering, because a form library
 * writes its default in the ref callback.
 */
function textOfServedInput(id: string): string | undefined {
  if (typeof document === 'undefined') return undefined;
  return document.querySelector<HTMLInputElement>(`input[aria-controls="${id}-list"]`)?.value;
}

/**
 * Takes over a text that a form library or a reset set without an event. A reset restores the place of a default with the same text too.
 */
function adoptText(finder: Finder, input: HTMLInputElement, event: Event | null): void {
  const isKnown = input.value === finder.getState().inputValue;
  if (isKnown && (event?.type !== 'reset' || !finder.getOptions().defaultValue)) return;
  if (input.value === input.defaultValue) finder.reset(event);
  else if (!isKnown) finder.send({ type: 'setValue', value: freeValue(input.value), reason: 'program' });
}

/** The props of one hidden input for each part, named after the input that submits the text. */
export const hiddenInputProps = (name: string, parts: ReturnType<typeof submittedParts>) =>
  Object.entries(parts).map(([part, value]) => ({
    type: 'hidden' as const,
    name: nameOfPart(name, part),
    value,
    readOnly: true,
  }));
