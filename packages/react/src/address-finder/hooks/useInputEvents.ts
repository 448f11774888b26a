'use client';

import { hasFocus, keepEscape } from '@smart-address/core/dom';
import { claimEscape, connectInput, pickFault } from '@smart-address/core/finder';
import type { ReactFinderContext } from '../finderContext.ts';
import { useIsomorphicLayoutEffect } from './useIsomorphicLayoutEffect.ts';

/**
 * Handles the input’s events where React’s props do not. It does so from the commit that puts the input on the page, because passive
 * effects may run after a first letter. `shown` is the input of a page that shows it at times.
 */
export function useInputEvents(context: ReactFinderContext, shown?: HTMLInputElement | null): void {
  useIsomorphicLayoutEffect(() => {
    const { finder, inputRef, isComposing, handledByReactRef } = context;
    const input = inputRef.current;
    if (input === null) return undefined;
    const ended = new AbortController();
    const listen = { signal: ended.signal };
    const { on } = connectInput(finder.getState(), context);
    // React listens at its root: a dialog in between would receive Escape first.
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' || !handledByReactRef.current.keys) on.keydown(event);
    };
    const handleInput = (event: Event) => {
      if (!handledByReactRef.current.texts) context.handleTextInput(event, () => on.input(event, input));
    };
    const compose = (event: Event) => {
      isComposing.current = event.type === 'compositionstart';
      context.showText();
    };
    keepEscape(input, (event) => input.readOnly || claimEscape(finder, event), ended.signal);
    input.addEventListener('keydown', handleKeyDown, listen);
    input.addEventListener('input', handleInput, listen);
    input.addEventListener('change', handleInput, listen);
    input.addEventListener('compositionstart', compose, listen);
    input.addEventListener('compositionend', compose, listen);
    input.addEventListener('focus', finder.prepare, listen);
    if (hasFocus(input)) finder.prepare();
    // Disabling a field or a fieldset fires no event, and an open list could still be picked from.
    const closeIfUnusable = () => {
      if (input.matches(':read-only')) finder.send({ type: 'leave', commits: false });
    };
    const usability = new MutationObserver(closeIfUnusable);
    for (let each: Element | null | undefined = input; each; each = each.parentElement?.closest('fieldset'))
      usability.observe(each, { attributeFilter: ['disabled', 'readonly'] });
    closeIfUnusable();
    let fault = '';
    // Only what changes: a page may have a sentence of its own there.
    const tellFault = (sentence: string) => {
      if (sentence !== fault) input.setCustomValidity((fault = sentence));
    };
    const judge = () => tellFault(pickFault(finder.getState(), context.messages));
    if (context.mustPick) judge();
    const stopJudging = context.mustPick ? finder.subscribe(judge) : undefined;
    return () => {
      stopJudging?.();
      tellFault('');
      usability.disconnect();
      ended.abort();
    };
  }, [context, shown]);
}
