'use client';

import type { Finder } from '@smart-address/core';
import { hasFocus } from '@smart-address/core/dom';
import { connectInput, freeValue } from '@smart-address/core/finder';
import { useEffect, useRef, useState } from 'react';
import type { ReactFinderContext } from './finderContext.ts';

/**
 * What React's props cannot do for the input: set a text that was not typed (typed text is never written again, because that
 * breaks IME composition), keep Escape from an outer dialog, and react to `form.reset()`, to texts set without an event, and to
 * the network.
 */
export function useInputWiring(context: ReactFinderContext): void {
  const { finder, inputRef, isWriting, isComposing, hearsThroughReact } = context;
  const [servedText] = useState(() => textOfServedInput(context.id));
  const isServedTextHeard = useRef(servedText === undefined);

  useEffect(() => {
    const input = inputRef.current;
    if (input === null) return undefined;
    const ended = new AbortController();
    const listen = { signal: ended.signal };
    const { on } = connectInput(finder.getState(), context);
    // React listens at its root: a dialog in between would receive Escape first.
    const hearKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' || !hearsThroughReact.current.keys) on.keydown(event);
    };
    const hearText = (event: Event) => {
      if (hearsThroughReact.current.texts) return;
      // A text set without an `input` event is noticed on `change`.
      const isNew = event.type === 'input' || input.value !== finder.getState().inputValue;
      if (isNew && !isWriting.current) on.input(event, input);
      context.showText();
    };
    const compose = (event: Event) => {
      isComposing.current = event.type === 'compositionstart';
      context.showText();
    };
    const adopt = (event: Event) => {
      const { value, inputValue } = finder.getOptions();
      if (value === undefined && inputValue === undefined) adoptText(finder, input, event);
      // Controlled values stay, as in React's own inputs: a form action resets its form by itself.
      context.showText();
    };
    const reset = (event: Event) => {
      // The browser resets after the event, unless that is prevented, and then React and form libraries restore their defaults.
      if (event.target !== null && event.target === input.form) setTimeout(adopt, 0, event);
    };
    // Text typed, autofilled or restored before hydration is reported as its event would have been: callbacks receive it, and a
    // controlled value does not erase it.
    const isEarly = !isServedTextHeard.current && servedText !== input.defaultValue;
    if (isEarly && input.value !== finder.getState().inputValue)
      finder.send({ type: 'input', text: input.value, isAutofill: !hasFocus(input) });
    isServedTextHeard.current = true;
    adoptText(finder, input, null);
    const unsubscribe = finder.subscribe(context.showText);
    input.addEventListener('keydown', hearKey, listen);
    input.addEventListener('input', hearText, listen);
    input.addEventListener('change', hearText, listen);
    input.addEventListener('compositionstart', compose, listen);
    input.addEventListener('compositionend', compose, listen);
    input.addEventListener('focus', adopt, listen);
    input.addEventListener('focus', finder.prepare, listen);
    if (hasFocus(input)) finder.prepare();
    input.getRootNode().addEventListener('reset', reset, listen);
    // Disabling a fieldset fires no event, and an open list could still be picked from.
    const fieldsets = new MutationObserver(() => {
      if (input.matches(':disabled')) finder.send({ type: 'leave', commits: false });
    });
    for (
      let set = input.closest('fieldset');
      set !== null;
      set = set.parentElement?.closest('fieldset') ?? null
    )
      fieldsets.observe(set, { attributeFilter: ['disabled'] });
    return () => {
      fieldsets.disconnect();
      unsubscribe();
      ended.abort();
    };
  }, [context, finder, inputRef, isWriting, isComposing, hearsThroughReact, servedText]);

  useEffect(() => {
    const ended = new AbortController();
    const tell = () => finder.send({ type: 'connection', isOnline: navigator.onLine });
    tell();
    window.addEventListener('online', tell, { signal: ended.signal });
    window.addEventListener('offline', tell, { signal: ended.signal });
    return () => ended.abort();
  }, [finder]);
}

/**
 * The text in a server-rendered input before hydration; undefined if there is none. Read while rendering, because a form library
 * writes its default in the ref callback.
 */
function textOfServedInput(id: string): string | undefined {
  if (typeof document === 'undefined') return undefined;
  return document.querySelector<HTMLInputElement>(`input[aria-controls="${id}-list"]`)?.value;
}

/** Takes over a text that a form library or a reset set without an event. */
function adoptText(finder: Finder, input: HTMLInputElement, event: Event | null): void {
  if (input.value === finder.getState().inputValue) return;
  if (input.value === input.defaultValue) finder.reset(event);
  else finder.send({ type: 'setValue', value: freeValue(input.value), reason: 'program' });
}
