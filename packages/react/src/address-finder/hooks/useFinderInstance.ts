'use client';

import type { FinderEnvironment, FinderMessages, FinderOptions, RecentsStore } from '@smart-address/core';
import {
  createFinder,
  createRecents,
  emptyValue,
  finderMessages,
  inOneLine,
  langOf,
  readValue,
  usableOptions,
  leave,
} from '@smart-address/core/finder';
import {
  browserEnvironment,
  fillFormFields,
  isFocusElsewhere,
  rewriteText,
  tellChange,
  typeOver,
  watchConnection,
  writeField,
  type FieldMap,
  whenFocusLeaves,
} from '@smart-address/core/dom';
import { useEffect, useId, useMemo, useRef, useState, type FocusEvent } from 'react';
import type { ReactFinderContext } from '../finderContext.ts';
import { everything, useFinderState } from './useFinderState.ts';
import { useIsomorphicLayoutEffect } from './useIsomorphicLayoutEffect.ts';
import { usePopupLayer } from './usePopupLayer.ts';

export interface AddressFinderOptions extends Omit<
  FinderOptions,
  'fillFields' | 'writeText' | 'isFocusElsewhere' | 'recents'
> {
  /** Your own sentences in place of the built-in ones; plain data, with placeholders such as `{count}`. */
  readonly messages?: Partial<FinderMessages> | undefined;
  /**
   * Remembers picked addresses: true for this site's `localStorage`, or a store of your own.
   * @default false
   */
  readonly recents?: boolean | RecentsStore | undefined;
  /**
   * Other fields of the form to fill, by name. Fields with a WHATWG `autocomplete` token in the same section are filled without
   * being named; `false` fills none.
   */
  readonly fields?: FieldMap | false | null | undefined;
  /** Clock, randomness and geolocation, for tests and other hosts. @default the browser */
  readonly environment?: FinderEnvironment | undefined;
  /** Opens the page's map, such as `map.current.adjust()`: offered where nothing is found. Without it no map is. */
  readonly onPlaceOnMap?: (() => void) | null | undefined;
}

const localRecents = createRecents(() => window.localStorage);

const nothing = (): null => null;

/** Creates a component's finder, applies its props, and connects it to its form. */
export function useFinderInstance(given: AddressFinderOptions): ReactFinderContext {
  const {
    messages: ownMessages,
    recents = false,
    fields,
    environment,
    onPlaceOnMap,
    ...rest
  } = usableOptions(given);
  // Untyped code may pass a full language tag ("fr-TN"), or an unsupported language.
  const locale = langOf(rest.locale) ?? 'fr';
  const finderOptions = { ...rest, locale };
  const mustPick = Boolean(rest.mustPick);
  const inputRef = useRef<HTMLInputElement>(null);
  const rootRef = useRef<HTMLDivElement>(null);
  const anchorRef = useRef<HTMLElement>(null);
  const popupRef = useRef<HTMLDivElement>(null);
  const locateRef = useRef<HTMLButtonElement>(null);
  const placeOnMap = useRef(onPlaceOnMap);
  const fieldMap = useRef(fields);
  const isWriting = useRef(false);
  const isComposing = useRef(false);
  const handledByReactRef = useRef({ texts: true, keys: true });
  const id = `sa${useId().replace(/[^A-Za-z0-9-]/g, '-')}`;

  const [finder] = useState(() => createFinder(finderOptions, environment ?? browserEnvironment));

  const [initialText] = useState(() => finder.getState().inputValue);
  const isTextHeld = rest.value !== undefined || rest.inputValue !== undefined;
  const defaultText = isTextHeld
    ? initialText
    : inOneLine(rest.defaultInputValue ?? readValue(rest.defaultValue ?? emptyValue).text);

  // Controlled props may refuse a change: then the finder is corrected before the next paint.
  const isHeld = isTextHeld || rest.open !== undefined;
  useFinderState(finder, isHeld ? everything : nothing);
  useIsomorphicLayoutEffect(() => {
    placeOnMap.current = onPlaceOnMap;
    fieldMap.current = fields;
    finder.setOptions({
      ...finderOptions,
      recents: recents === true ? localRecents : recents || null,
      fillFields: (value, change) => fillFormFields(inputRef.current, value, change, fields),
      isFocusElsewhere: () => rootRef.current !== null && isFocusElsewhere(rootRef.current),
      writeText(text) {
        const input = inputRef.current;
        if (input === null || input.value === text) return;
        isWriting.current = true;
        try {
          writeInput(input, text, isComposing.current);
        } finally {
          isWriting.current = false;
        }
      },
    });
    if (isHeld) finder.reconcile();
  });

  useEffect(() => finder.start(), [finder]);

  const context = useMemo(() => {
    const showText = () => {
      const input = inputRef.current;
      const { inputValue, isOpen } = finder.getState();
      // What a team makes of typed text (capitals) waits until the composition ends: written into it, its letters would be doubled.
      if (isComposing.current && isOpen) return;
      if (input !== null && input.value !== inputValue) rewriteText(input, inputValue);
    };
    return {
      finder,
      locale,
      id,
      messages: finderMessages(locale, ownMessages),
      inputRef,
      rootRef,
      anchorRef,
      popupRef,
      locateRef,
      fieldMap,
      elsewhere: () => ({
        canLocate: locateRef.current !== null,
        placeOnMap: placeOnMap.current ?? null,
      }),
      mustPick,
      defaultText,
      showText,
      handleTextInput({ type }: Event, send: () => void) {
        // A text set without an `input` event is noticed on `change`.
        const isNew = type === 'input' || inputRef.current?.value !== finder.getState().inputValue;
        if (isNew && !isWriting.current) send();
        showText();
      },
      focusInput: () => inputRef.current?.focus({ preventScroll: true }),
      isComposing,
      handledByReactRef,
    };
  }, [finder, locale, id, ownMessages, mustPick, defaultText, placeOnMap, fieldMap]);
  useEffect(() => watchConnection(finder), [finder]);
  usePopupLayer(context);
  return context;
}

/** Writes a text that was not typed into the input, with the events that form libraries listen to, and the caret at its end. */
function writeInput(input: HTMLInputElement, text: string, isComposing: boolean): void {
  if (!isComposing && typeOver(input, text)) tellChange(input);
  else writeField(input, text);
  input.setSelectionRange(text.length, text.length);
}

/** Leaves the finder with the focus; when the window loses the focus the list stays. */
export function leaveOnBlur({ finder, inputRef }: ReactFinderContext, event: FocusEvent<HTMLElement>): void {
  const input = inputRef.current;
  const { nativeEvent } = event;
  const isUsable = !input?.matches(':read-only');
  whenFocusLeaves(event.currentTarget, input, event.relatedTarget, () =>
    leave(finder, nativeEvent, isUsable),
  );
}
