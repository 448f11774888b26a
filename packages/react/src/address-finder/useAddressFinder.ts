'use client';

import type { FinderOption } from '@smart-address/core';
import {
  connectClearButton,
  connectInput,
  connectLabel,
  connectList,
  connectLocateButton,
  connectOpenButton,
  connectOption,
  connectPanel,
  connectPopup,
  connectRoot,
  connectStatus,
  submittedParts,
} from '@smart-address/core/finder';
import { fetchPinWhenIdle, hideVisually, scrollToActive } from '@smart-address/core/dom';
import {
  createElement,
  useCallback,
  useState,
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { hiddenInputProps } from './hiddenInputProps.ts';
import { leaveOnBlur } from './leaveOnBlur.ts';
import { useFinderInstance, type AddressFinderOptions } from './useFinderInstance.ts';
import { everything, useFinderState } from './useFinderState.ts';
import { useInputEvents } from './useInputEvents.ts';
import { useIsomorphicLayoutEffect } from './useIsomorphicLayoutEffect.ts';
import { useUnheardText } from './useUnheardText.ts';

/** The ref of a button that asks for the position. */
const fetchPin = (button: HTMLElement | null): void => {
  if (button !== null) fetchPinWhenIdle();
};

/**
 * The finder without markup: its state, and props for your own elements. Spread each getter's props on one element. The root goes
 * around all others; the status goes outside the popup.
 */
export function useAddressFinder(options: AddressFinderOptions) {
  const context = useFinderInstance(options);
  const [shownInput, setShownInput] = useState<HTMLInputElement | null>(null);
  useInputEvents(context, shownInput);
  useUnheardText(context, shownInput);
  const { finder, inputRef, rootRef, anchorRef, popupRef, messages, id } = context;
  const state = useFinderState(finder, everything);
  const popup = connectPopup(state, context);
  const status = connectStatus(state, context);

  const { activeId } = state;
  useIsomorphicLayoutEffect(() => {
    scrollToActive(popupRef.current);
  }, [activeId, popupRef]);

  const attachRoot = useCallback(
    (element: HTMLDivElement | null) => {
      rootRef.current = element;
    },
    [rootRef],
  );
  const attachInput = useCallback(
    (element: HTMLInputElement | null) => {
      inputRef.current = element;
      setShownInput(element);
    },
    [inputRef],
  );
  const attachControl = useCallback(
    (element: HTMLElement | null) => {
      anchorRef.current = element;
    },
    [anchorRef],
  );
  const attachPopup = useCallback(
    (element: HTMLDivElement | null) => {
      popupRef.current = element;
    },
    [popupRef],
  );

  return {
    finder,
    state,
    messages,
    id,
    isOpen: popup.isShown,
    /** The panel in place of the rows, or null. */
    panel: connectPanel(state, context),
    getRootProps: () => ({
      ...connectRoot(state, context).attributes,
      ref: attachRoot,
      onBlur: (event: FocusEvent<HTMLElement>) => leaveOnBlur(context, event),
    }),
    getLabelProps: () => connectLabel(context).attributes,
    /** For the box around the input, if the popup should be as wide as that. */
    getControlProps: () => ({ ref: attachControl }),
    getInputProps: () => {
      const { attributes, on } = connectInput(state, context);
      return {
        type: 'text' as const,
        defaultValue: context.defaultText,
        ...attributes,
        'aria-autocomplete': 'list' as const,
        ref: attachInput,
        onChange: ({ nativeEvent, currentTarget }: ChangeEvent<HTMLInputElement>) =>
          context.hearText(nativeEvent, () => on.input(nativeEvent, currentTarget)),
        onClick: (event: MouseEvent) => on.click(event.nativeEvent),
        onKeyDown: (event: KeyboardEvent) => on.keydown(event.nativeEvent),
      };
    },
    /**
     * One set of props for each hidden input that submits the place beside the text: `<name>.lat`, `.lng`, `.plusCode`, `.smartCode`,
     * `.source`. `name` is your input's; give them its `form` and `disabled` too.
     */
    getHiddenInputProps: (name: string) => hiddenInputProps(name, submittedParts(state.value)),
    getOpenButtonProps: () => {
      const { attributes, on } = connectOpenButton(state, context);
      return {
        ...attributes,
        onMouseDown: (event: MouseEvent) => on.mousedown(event.nativeEvent),
        onClick: (event: MouseEvent) => {
          context.focusInput();
          on.click(event.nativeEvent);
        },
      };
    },
    getClearButtonProps: () => {
      const { attributes, on } = connectClearButton(state, context);
      return {
        ...attributes,
        onMouseDown: (event: MouseEvent) => on.mousedown(event.nativeEvent),
        onClick: (event: MouseEvent) => {
          on.click(event.nativeEvent);
          context.focusInput();
        },
      };
    },
    getLocateButtonProps: () => {
      const { attributes, on } = connectLocateButton(state, context);
      return {
        ...attributes,
        ref: fetchPin,
        onClick: (event: MouseEvent) => on.click(event.nativeEvent),
        onKeyDown: (event: KeyboardEvent) => on.keydown(event.nativeEvent),
      };
    },
    getPopupProps: () => ({
      ...popup.attributes,
      ref: attachPopup,
      onMouseDown: (event: MouseEvent) => popup.on.mousedown(event.nativeEvent),
    }),
    getListProps: () => connectList(state, context).attributes,
    getOptionProps: (option: FinderOption) => {
      const { attributes, on } = connectOption(option.id === state.activeId, option, context);
      return {
        ...attributes,
        onPointerDown: on.pointerdown,
        onClick: (event: MouseEvent) => {
          on.click(event.nativeEvent);
          context.focusInput();
        },
      };
    },
    /** The sentence is an element with a key, so that the same sentence is announced again. */
    getStatusProps: () => ({
      ...status.attributes,
      ref: hideVisually,
      children: createElement('span', { key: status.key }, status.sentence),
    }),
  };
}
