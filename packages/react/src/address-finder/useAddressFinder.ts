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
import { hiddenInputProps, useSyncInputText } from './hooks/useSyncInputText.ts';
import { leaveOnBlur, useFinderInstance, type AddressFinderOptions } from './hooks/useFinderInstance.ts';
import { mergeProps, type GivenProps, type NoProps } from './hooks/mergeProps.ts';
import { everything, useFinderState } from './hooks/useFinderState.ts';
import { useInputEvents } from './hooks/useInputEvents.ts';
import { useIsomorphicLayoutEffect } from './hooks/useIsomorphicLayoutEffect.ts';

/** The ref of a button that asks for the position. */
const fetchPin = (button: HTMLElement | null): void => {
  if (button !== null) fetchPinWhenIdle();
};

/**
 * The finder without markup: its state, and props for your own elements. Spread each getter's props on one element. The root goes
 * around all others; the status goes outside the popup. Props of your own go into the getter, which merges handlers and refs.
 */
export function useAddressFinder(options: AddressFinderOptions) {
  const context = useFinderInstance(options);
  const [shownInput, setShownInput] = useState<HTMLInputElement | null>(null);
  useInputEvents(context, shownInput);
  useSyncInputText(context, shownInput);
  const { finder, inputRef, rootRef, anchorRef, popupRef, messages, id } = context;
  const state = useFinderState(finder, everything);
  const popup = connectPopup(state, context);
  const status = connectStatus(state, context);

  const { activeId } = state;
  useIsomorphicLayoutEffect(() => {
    scrollToActive(popupRef.current);
  }, [activeId, popupRef]);

  const attachRoot = useCallback(
    (element: HTMLElement | null) => {
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
    (element: HTMLElement | null) => {
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
    getRootProps: <Own extends GivenProps = NoProps>(own?: Own & GivenProps) =>
      mergeProps({
        ...connectRoot(state, context).attributes,
        ref: attachRoot,
        onBlur: (event: FocusEvent<HTMLElement>) => leaveOnBlur(context, event),
      })<Own>(own),
    getLabelProps: <Own extends GivenProps = NoProps>(own?: Own & GivenProps) =>
      mergeProps(connectLabel(context).attributes)<Own>(own),
    /** For the box around the input, if the popup should be as wide as that. */
    getControlProps: <Own extends GivenProps = NoProps>(own?: Own & GivenProps) =>
      mergeProps({ ref: attachControl })<Own>(own),
    getInputProps: <Own extends GivenProps = NoProps>(own?: Own & GivenProps) => {
      const { attributes, on } = connectInput(state, context);
      return mergeProps({
        type: 'text' as const,
        defaultValue: context.defaultText,
        ...attributes,
        'aria-autocomplete': 'list' as const,
        ref: attachInput,
        onChange: ({ nativeEvent, currentTarget }: ChangeEvent<HTMLInputElement>) =>
          context.handleTextInput(nativeEvent, () => on.input(nativeEvent, currentTarget)),
        onClick: (event: MouseEvent) => on.click(event.nativeEvent),
        onKeyDown: (event: KeyboardEvent) => on.keydown(event.nativeEvent),
      })<Own>(own);
    },
    /**
     * One set of props for each hidden input that submits the place beside the text: `<name>.lat`, `.lng`, `.plusCode`, `.smartCode`,
     * `.source`. `name` is your input's; give them its `form` and `disabled` too.
     */
    getHiddenInputProps: (name: string) => hiddenInputProps(name, submittedParts(state.value)),
    getOpenButtonProps: <Own extends GivenProps = NoProps>(own?: Own & GivenProps) => {
      const { attributes, on } = connectOpenButton(state, context);
      return mergeProps({
        ...attributes,
        onMouseDown: (event: MouseEvent) => on.mousedown(event.nativeEvent),
        onClick: (event: MouseEvent) => {
          context.focusInput();
          on.click(event.nativeEvent);
        },
      })<Own>(own);
    },
    getClearButtonProps: <Own extends GivenProps = NoProps>(own?: Own & GivenProps) => {
      const { attributes, on } = connectClearButton(state, context);
      return mergeProps({
        ...attributes,
        onMouseDown: (event: MouseEvent) => on.mousedown(event.nativeEvent),
        onClick: (event: MouseEvent) => {
          on.click(event.nativeEvent);
          context.focusInput();
        },
      })<Own>(own);
    },
    getLocateButtonProps: <Own extends GivenProps = NoProps>(own?: Own & GivenProps) => {
      const { attributes, on } = connectLocateButton(state, context);
      return mergeProps({
        ...attributes,
        ref: fetchPin,
        onClick: (event: MouseEvent) => on.click(event.nativeEvent),
        onKeyDown: (event: KeyboardEvent) => on.keydown(event.nativeEvent),
      })<Own>(own);
    },
    getPopupProps: <Own extends GivenProps = NoProps>(own?: Own & GivenProps) =>
      mergeProps({
        ...popup.attributes,
        ref: attachPopup,
        onMouseDown: (event: MouseEvent) => popup.on.mousedown(event.nativeEvent),
      })<Own>(own),
    getListProps: <Own extends GivenProps = NoProps>(own?: Own & GivenProps) =>
      mergeProps(connectList(state, context).attributes)<Own>(own),
    getOptionProps: <Own extends GivenProps = NoProps>(option: FinderOption, own?: Own & GivenProps) => {
      const { attributes, on } = connectOption(option.id === state.activeId, option, context);
      return mergeProps({
        ...attributes,
        onPointerDown: on.pointerdown,
        onClick: (event: MouseEvent) => {
          on.click(event.nativeEvent);
          context.focusInput();
        },
      })<Own>(own);
    },
    /** The sentence is an element with a key, so that the same sentence is announced again. */
    getStatusProps: <Own extends GivenProps = NoProps>(own?: Own & GivenProps) =>
      mergeProps({
        ...status.attributes,
        ref: hideVisually,
        children: createElement('span', { key: status.key }, status.sentence),
      })<Own>(own),
  };
}
