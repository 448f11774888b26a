'use client';

import { connectInput } from '@smart-address/core';
import { forwardRef, useCallback, type ComponentPropsWithoutRef } from 'react';
import { AddressFinderHiddenInputs } from './AddressFinderHiddenInputs.tsx';
import { useFinderContext } from './finderContext.ts';
import { mergeHandlers } from './mergeHandlers.ts';
import { setRef } from './mergeRefs.ts';
import { useFinderState } from './useFinderState.ts';
import { useIsomorphicLayoutEffect } from './useIsomorphicLayoutEffect.ts';

export type AddressFinderInputProps = Omit<
  ComponentPropsWithoutRef<'input'>,
  'value' | 'defaultValue' | 'type' | 'children'
>;

/**
 * The real `<input>`: `ref`, `name`, `autocomplete`, `required` and the rest are the team's own. With a `name`, the place goes along
 * in hidden inputs called `<name>.lat`, `.lng`, `.plusCode`, `.smartCode` and `.source`.
 */
export const AddressFinderInput = forwardRef<HTMLInputElement, AddressFinderInputProps>(
  function AddressFinderInput({ onChange, onClick, onKeyDown, placeholder, ...props }, ref) {
    const context = useFinderContext('Input');
    const { finder, inputRef, isWriting, hasKeyHandler, messages, initialText } = context;
    const attributes = useFinderState(finder, (state) => connectInput(state, context).attributes);
    const { on } = connectInput(finder.getState(), context);
    const attach = useCallback(
      (element: HTMLInputElement | null) => {
        inputRef.current = element;
        setRef(ref, element);
      },
      [inputRef, ref],
    );
    useIsomorphicLayoutEffect(() => {
      hasKeyHandler.current = onKeyDown !== undefined;
    });
    const inputId = props.id ?? attributes.id;
    return (
      <>
        <input
          type="text"
          className="sa-input"
          placeholder={placeholder ?? messages.placeholder}
          spellCheck={false}
          defaultValue={initialText}
          {...attributes}
          {...props}
          id={inputId}
          ref={attach}
          onChange={mergeHandlers(onChange, (event) => {
            if (!isWriting.current) on.input(event.nativeEvent, event.currentTarget);
            context.showText();
          })}
          onClick={mergeHandlers(onClick, (event) => on.click(event.nativeEvent))}
          onKeyDown={onKeyDown && mergeHandlers(onKeyDown, (event) => on.keydown(event.nativeEvent))}
        />
        {props.name ? (
          <AddressFinderHiddenInputs name={props.name} form={props.form} disabled={props.disabled} />
        ) : null}
      </>
    );
  },
);
