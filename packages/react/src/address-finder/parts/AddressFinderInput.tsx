'use client';

import { connectInput } from '@smart-address/core/finder';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { AddressFinderHiddenInputs } from './AddressFinderHiddenInputs.tsx';
import { useFinderContext } from '../finderContext.ts';
import { mergeHandlers } from '../hooks/mergeHandlers.ts';
import { useMergedRef } from '../hooks/useMergedRef.ts';
import { useDrawnAttributes } from '../hooks/useDrawnAttributes.ts';
import { useInputEvents } from '../hooks/useInputEvents.ts';
import { useIsomorphicLayoutEffect } from '../hooks/useIsomorphicLayoutEffect.ts';
import { useLabelAround } from '../hooks/useLabelAround.ts';
import { useSyncInputText } from '../hooks/useSyncInputText.ts';

export type AddressFinderInputProps = Omit<
  ComponentPropsWithoutRef<'input'>,
  'value' | 'defaultValue' | 'type' | 'children'
>;

/**
 * The real `<input>`: `ref`, `name`, `autocomplete`, `required` and so on are yours. With a `name`, hidden inputs submit
 * `<name>.lat`, `.lng`, `.plusCode`, `.smartCode` and `.source`.
 */
export const AddressFinderInput = forwardRef<HTMLInputElement, AddressFinderInputProps>(
  function AddressFinderInput({ onChange, onClick, onKeyDown, placeholder, ...props }, ref) {
    const context = useFinderContext('Input');
    const { finder, inputRef, handledByReact, messages, defaultText } = context;
    const attributes = useDrawnAttributes(context, inputRef, connectInput, props);
    const { on } = connectInput(finder.getState(), context);
    useIsomorphicLayoutEffect(() => {
      handledByReact.current = { texts: onChange !== undefined, keys: onKeyDown !== undefined };
    });
    // Here and not at the root: an input may come later than its root, or leave and come back.
    useInputEvents(context);
    useSyncInputText(context);
    useLabelAround(context, props['aria-label'] !== undefined || props['aria-labelledby'] !== undefined);
    const inputId = props.id ?? attributes.id;
    return (
      <>
        <input
          type="text"
          className="sa-input"
          placeholder={placeholder ?? messages.placeholder}
          spellCheck={false}
          autoCorrect="off"
          defaultValue={defaultText}
          {...attributes}
          {...props}
          id={inputId}
          ref={useMergedRef(inputRef, ref)}
          onChange={
            onChange &&
            mergeHandlers(onChange, (event) =>
              context.handleTextInput(event.nativeEvent, () =>
                on.input(event.nativeEvent, event.currentTarget),
              ),
            )
          }
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
