'use client';

import type { FinderContext } from '@smart-address/core';
import type { FieldMap } from '@smart-address/core/dom';
import { createContext, useContext, type RefObject } from 'react';

/** A finder, its messages, and the elements that its parts need. */
export interface ReactFinderContext extends FinderContext {
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly rootRef: RefObject<HTMLElement | null>;
  /** The popup's anchor: the control around the input if there is one. */
  readonly anchorRef: RefObject<HTMLElement | null>;
  readonly popupRef: RefObject<HTMLElement | null>;
  /** The button for the device's position, where there is one. */
  readonly locateRef: RefObject<HTMLButtonElement | null>;
  /** The team's names of the form's other fields. */
  readonly fieldMap: { readonly current: FieldMap | false | null | undefined };
  /** Whether a free text is invalid. */
  readonly mustPick: boolean;
  /** The input's initial text, on server and client, restored by a reset. */
  readonly defaultText: string;
  /** Writes the finder's text into the input if it differs: a change was cancelled, or was not typed. */
  showText(): void;
  /** Runs `send` for a new text that was not written by the finder, and shows what the finder makes of it. */
  handleTextInput(event: Event, send: () => void): void;
  /** Returns the focus to the input, where it belongs during a search. */
  focusInput(): void;
  /**
   * The input's events that are handled through React, because a team's handler runs first. The others create no React event on a
   * key.
   */
  readonly handledByReactRef: { current: { readonly texts: boolean; readonly keys: boolean } };
  /** True during IME composition. */
  readonly isComposing: { current: boolean };
}

export const AddressFinderContext = createContext<ReactFinderContext | null>(null);

/** The finder of the surrounding root. */
export function useFinderContext(part: string): ReactFinderContext {
  const context = useContext(AddressFinderContext);
  if (context === null)
    throw new Error(
      `<AddressFinder.${part}> stands outside a finder. Put it inside <AddressFinder.Root provider={...}>.`,
    );
  return context;
}
