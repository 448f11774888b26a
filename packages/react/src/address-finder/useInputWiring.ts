'use client';

import type { Finder } from '@smart-address/core';
import { connectInput, freeValue } from '@smart-address/core/finder';
import { useEffect, type RefObject } from 'react';
import type { ReactFinderContext } from './finderContext.ts';

/**
 * What React's own props cannot do for the input: show a text that was not typed (what is typed stands there already, and is never
 * written again, which no input method forgives), keep Escape from an outer dialog, hear of `form.reset()` and of texts put in
 * without an event, and of the network.
 */
export function useInputWiring(context: ReactFinderContext): void {
  const { finder, inputRef, isWriting, hearsThroughReact } = context;

  useEffect(() => {
    const input = inputRef.current;
    if (input === null) return undefined;
    const ended = new AbortController();
    const listen = { signal: ended.signal };
    const { on } = connectInput(finder.getState(), context);
    // React listens at its root: by then a dialog between the two has already heard Escape.
    const hearKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' || !hearsThroughReact.current.keys) on.keydown(event);
    };
    const hearText = (event: Event) => {
      if (hearsThroughReact.current.texts) return;
      // What was put in without an `input` event is heard of with the change.
      const isNew = event.type === 'input' || input.value !== finder.getState().inputValue;
      if (isNew && !isWriting.current) on.input(event, input);
      context.showText();
    };
    const adopt = () => {
      const { value, inputValue } = finder.getOptions();
      if (value === undefined && inputValue === undefined) adoptText(finder, inputRef);
      else context.showText();
    };
    const reset = (event: Event) => {
      if (event.target === null || event.target !== input.form) return;
      finder.reset(event);
      // A form library puts its own defaults in after the browser's reset.
      setTimeout(adopt);
    };
    adoptText(finder, inputRef);
    const unsubscribe = finder.subscribe(context.showText);
    input.addEventListener('keydown', hearKey, listen);
    input.addEventListener('input', hearText, listen);
    input.addEventListener('change', hearText, listen);
    input.addEventListener('focus', adopt, listen);
    input.getRootNode().addEventListener('reset', reset, listen);
    // A fieldset that is disabled tells nobody, and a list that is open over it could still be picked from.
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
  }, [context, finder, inputRef, isWriting, hearsThroughReact]);

  useEffect(() => {
    const ended = new AbortController();
    const tell = () => finder.send({ type: 'connection', isOnline: navigator.onLine });
    tell();
    window.addEventListener('online', tell, { signal: ended.signal });
    window.addEventListener('offline', tell, { signal: ended.signal });
    return () => ended.abort();
  }, [finder]);
}

/** Takes over a text that was typed before the script came, restored by the browser, or put in by a form library. */
function adoptText(finder: Finder, inputRef: RefObject<HTMLInputElement | null>): void {
  const input = inputRef.current;
  if (input !== null && input.value !== finder.getState().inputValue)
    finder.send({ type: 'setValue', value: freeValue(input.value), reason: 'program' });
}
