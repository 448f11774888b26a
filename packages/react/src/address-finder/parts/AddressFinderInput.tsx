'use client';

import { submittedParts } from '@smart-address/core/finder';
import { forwardRef, type ComponentPropsWithoutRef, useEffect } from 'react';
import { useFinderContext, type ReactFinderContext } from '../finderContext.ts';
import { inputProps } from '../hooks/elementProps.ts';
import { useMergedRef } from '../hooks/mergeProps.ts';
import { useDrawnProps } from '../hooks/useDrawn.ts';
import { useInputEvents } from '../hooks/useInputEvents.ts';
import { useIsomorphicLayoutEffect } from '../hooks/useIsomorphicLayoutEffect.ts';
import { useSyncInputText, hiddenInputProps } from '../hooks/useSyncInputText.ts';
import type { FinderState } from '@smart-address/core';
import { useFinderState } from '../hooks/useFinderState.ts';

/**
 * A `<label>` around the finder would label its first button, and be part of every button's name. It is pointed at the input
 * instead, and its text names the input unless the team has named it.
 */
function useLabelAround({ inputRef, rootRef }: ReactFinderContext, isNamed: boolean): void {
  // On each render, because the text may have changed.
  useEffect(() => {
    const { current: input } = inputRef;
    const { current: root } = rootRef;
    const label = root?.closest('label');
    if (input === null || root === null || label == null || isNamed) return;
    const isNamedByOther = [...(input.labels ?? [])].some((each) => each !== label);
    if (isNamedByOther) return;
    label.htmlFor = input.id;
    input.setAttribute('aria-label', wordsAround(root, label));
  });
}

function wordsAround(root: Element, label: Element): string {
  const words = label.ownerDocument.createRange();
  words.selectNodeContents(label);
  words.setEndBefore(root);
  const before = words.toString();
  words.selectNodeContents(label);
  words.setStartAfter(root);
  return `${before} ${words.toString()}`.replace(/\s+/g, ' ').trim();
}

interface AddressFinderHiddenInputsProps {
  /** The input's name; each hidden input appends its part to it. */
  readonly name: string;
  readonly form?: string | undefined;
  readonly disabled?: boolean | undefined;
}

const partsOf = ({ value }: FinderState) => submittedParts(value);

/** Submits the place of an address, beside the text that the input submits. */
function AddressFinderHiddenInputs({ name, form, disabled }: AddressFinderHiddenInputsProps) {
  const { finder } = useFinderContext('HiddenInputs');
  const parts = useFinderState(finder, partsOf);
  return (
    <>
      {hiddenInputProps(name, parts).map((props) => (
        <input key={props.name} {...props} form={form} disabled={disabled} />
      ))}
    </>
  );
}

export type AddressFinderInputProps = Omit<
  ComponentPropsWithoutRef<'input'>,
  'value' | 'defaultValue' | 'type' | 'children'
>;

/**
 * The real `<input>`: `ref`, `name`, `autocomplete`, `required` and so on are yours. With a `name`, hidden inputs submit
 * `<name>.lat`, `.lng`, `.plusCode`, `.smartCode` and `.source`.
 */
export const AddressFinderInput = forwardRef<HTMLInputElement, AddressFinderInputProps>(
  function AddressFinderInput({ placeholder, id, ...given }, ref) {
    const context = useFinderContext('Input');
    const { inputRef, handledByReactRef, messages, defaultText } = context;
    const { onChange, onKeyDown, name, form, disabled } = given;
    const own = id === undefined ? given : { ...given, id };
    const props = useDrawnProps(context, inputRef, inputProps, own);
    useIsomorphicLayoutEffect(() => {
      handledByReactRef.current = { texts: onChange !== undefined, keys: onKeyDown !== undefined };
    });
    // Here and not at the root: an input may come later than its root, or leave and come back.
    useInputEvents(context);
    useSyncInputText(context);
    useLabelAround(context, own['aria-label'] !== undefined || own['aria-labelledby'] !== undefined);
    return (
      <>
        <input
          type="text"
          className="sa-input"
          placeholder={placeholder ?? messages.placeholder}
          spellCheck={false}
          autoCorrect="off"
          defaultValue={defaultText}
          {...props}
          ref={useMergedRef(inputRef, ref)}
          // Without a team's handler the input's own events are enough: React makes none of its own on a key.
          onChange={onChange && props.onChange}
          onKeyDown={onKeyDown && props.onKeyDown}
        />
        {name ? <AddressFinderHiddenInputs name={name} form={form} disabled={disabled} /> : null}
      </>
    );
  },
);
