import type { FinderOption, FinderState } from '@smart-address/core';
import {
  connectClearButton,
  connectInput,
  connectList,
  connectLocateButton,
  connectOpenButton,
  connectOption,
  connectPopup,
  connectRoot,
} from '@smart-address/core/finder';
import { optionAt } from '@smart-address/core/dom';
import type { ChangeEvent, FocusEvent, KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import type { ReactFinderContext } from '../finderContext.ts';
import { leaveOnBlur } from './useFinderInstance.ts';

// What each element of a finder gets of React: the getters of `useAddressFinder` and the parts are built on it. No handler depends on the
// state that it was made with, since a part is not rendered on each key.

export const rootProps = (state: FinderState, context: ReactFinderContext) => ({
  ...connectRoot(state, context),
  handlers: { onBlur: (event: FocusEvent<HTMLElement>) => leaveOnBlur(context, event) },
});

export function inputProps(state: FinderState, context: ReactFinderContext) {
  const { attributes, on } = connectInput(state, context);
  return {
    attributes,
    handlers: {
      onChange: ({ nativeEvent, currentTarget }: ChangeEvent<HTMLInputElement>) =>
        context.handleTextInput(nativeEvent, () => on.input(nativeEvent, currentTarget)),
      onClick: (event: MouseEvent) => on.click(event.nativeEvent),
      onKeyDown: (event: KeyboardEvent) => on.keydown(event.nativeEvent),
    },
  };
}

export function openButtonProps(state: FinderState, context: ReactFinderContext) {
  const { attributes, on } = connectOpenButton(state, context);
  return {
    attributes,
    handlers: {
      onMouseDown: (event: MouseEvent) => on.mousedown(event.nativeEvent),
      onClick: (event: MouseEvent) => {
        context.focusInput();
        on.click(event.nativeEvent);
      },
    },
  };
}

export function clearButtonProps(state: FinderState, context: ReactFinderContext) {
  const { attributes, on } = connectClearButton(state, context);
  return {
    attributes,
    handlers: {
      onMouseDown: (event: MouseEvent) => on.mousedown(event.nativeEvent),
      onClick: (event: MouseEvent) => {
        on.click(event.nativeEvent);
        context.focusInput();
      },
    },
  };
}

export function locateButtonProps(state: FinderState, context: ReactFinderContext) {
  const { attributes, on } = connectLocateButton(state, context);
  return {
    attributes,
    handlers: {
      onClick: (event: MouseEvent) => on.click(event.nativeEvent),
      onKeyDown: (event: KeyboardEvent) => on.keydown(event.nativeEvent),
    },
  };
}

export function popupProps(state: FinderState, context: ReactFinderContext) {
  const { attributes, on } = connectPopup(state, context);
  return { attributes, handlers: { onMouseDown: (event: MouseEvent) => on.mousedown(event.nativeEvent) } };
}

/** With the handlers of its rows: one listener replaces two on each row. */
export const listProps = (state: FinderState, context: ReactFinderContext) => ({
  attributes: connectList(state, context).attributes,
  handlers: {
    onPointerDown: (event: PointerEvent) => optionAt(event, context)?.pointerdown(),
    onClick: (event: MouseEvent) => {
      const option = optionAt(event, context);
      if (option === undefined) return;
      option.click(event.nativeEvent);
      context.focusInput();
    },
  },
});

export function optionProps(isActive: boolean, option: FinderOption, context: ReactFinderContext) {
  const { attributes, on } = connectOption(isActive, option, context);
  return {
    attributes,
    handlers: {
      onPointerDown: on.pointerdown,
      onClick: (event: MouseEvent) => {
        on.click(event.nativeEvent);
        context.focusInput();
      },
    },
  };
}
