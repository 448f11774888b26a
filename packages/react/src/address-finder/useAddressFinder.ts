'use client';

import type { FinderOption } from '@smart-address/core';
import {
  connectLabel,
  connectList,
  connectPanel,
  connectStatus,
  isPopupShown,
  submittedParts,
} from '@smart-address/core/finder';
import { fetchPinWhenIdle, hideVisually, scrollToActive } from '@smart-address/core/dom';
import { createElement, useCallback, useState } from 'react';
import { hiddenInputProps, useSyncInputText } from './hooks/useSyncInputText.ts';
import { useFinderInstance, type AddressFinderOptions } from './hooks/useFinderInstance.ts';
import {
  clearButtonProps,
  inputProps,
  locateButtonProps,
  openButtonProps,
  optionProps,
  popupProps,
  rootProps,
} from './hooks/elementProps.ts';
import { all, mergeProps, type GivenProps, type NoProps } from './hooks/mergeProps.ts';
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
    isOpen: isPopupShown(state),
    /** The panel in place of the rows, or null. */
    panel: connectPanel(state, context),
    getRootProps: <Own extends GivenProps = NoProps>(own?: Own & GivenProps) =>
      mergeProps({ ...all(rootProps(state, context)), ref: attachRoot })<Own>(own),
    getLabelProps: <Own extends GivenProps = NoProps>(own?: Own & GivenProps) =>
      mergeProps(connectLabel(context).attributes)<Own>(own),
    /** For the box around the input, if the popup should be as wide as that. */
    getControlProps: <Own extends GivenProps = NoProps>(own?: Own & GivenProps) =>
      mergeProps({ ref: attachControl })<Own>(own),
    getInputProps: <Own extends GivenProps = NoProps>(own?: Own & GivenProps) =>
      mergeProps({
        type: 'text' as const,
        defaultValue: context.defaultText,
        ...all(inputProps(state, context)),
        ref: attachInput,
      })<Own>(own),
    /**
     * One set of props for each hidden input that submits the place beside the text: `<name>.lat`, `.lng`, `.plusCode`, `.smartCode`,
     * `.source`. `name` is your input's; give them its `form` and `disabled` too.
     */
    getHiddenInputProps: (name: string) => hiddenInputProps(name, submittedParts(state.value)),
    getOpenButtonProps: <Own extends GivenProps = NoProps>(own?: Own & GivenProps) =>
      mergeProps(all(openButtonProps(state, context)))<Own>(own),
    getClearButtonProps: <Own extends GivenProps = NoProps>(own?: Own & GivenProps) =>
      mergeProps(all(clearButtonProps(state, context)))<Own>(own),
    getLocateButtonProps: <Own extends GivenProps = NoProps>(own?: Own & GivenProps) =>
      mergeProps({ ...all(locateButtonProps(state, context)), ref: fetchPin })<Own>(own),
    getPopupProps: <Own extends GivenProps = NoProps>(own?: Own & GivenProps) =>
      mergeProps({ ...all(popupProps(state, context)), ref: attachPopup })<Own>(own),
    getListProps: <Own extends GivenProps = NoProps>(own?: Own & GivenProps) =>
      mergeProps(connectList(state, context).attributes)<Own>(own),
    getOptionProps: <Own extends GivenProps = NoProps>(option: FinderOption, own?: Own & GivenProps) =>
      mergeProps(all(optionProps(option.id === state.activeId, option, context)))<Own>(own),
    /** The sentence is an element with a key, so that the same sentence is announced again. */
    getStatusProps: <Own extends GivenProps = NoProps>(own?: Own & GivenProps) =>
      mergeProps({
        ...status.attributes,
        ref: hideVisually,
        children: createElement('span', { key: status.key }, status.sentence),
      })<Own>(own),
  };
}
