'use client';

import type { FinderContext } from '@smart-address/core';
import { createContext, useContext, type RefObject } from 'react';

/** A finder, its sentences, and the elements its parts have to reach. */
export interface ReactFinderContext extends FinderContext {
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly rootRef: RefObject<HTMLDivElement | null>;
  /** What the popup hangs on: the control around the input where there is one. */
  readonly anchorRef: RefObject<HTMLElement | null>;
  readonly popupRef: RefObject<HTMLDivElement | null>;
  /** What the input begins with, on the server and in the browser, and goes back to on a reset. */
  readonly defaultText: string;
  /** Writes the finder's text into the input where that says something else: a change was refused, or was not typed. */
  showText(): void;
  /** Gives the focus back to the input, where it belongs while a person searches. */
  focusInput(): void;
  /**
   * Which of the input's events come through React, because a team's own handler comes first; of the others none is made an event of
   * React's on a key.
   */
  readonly hearsThroughReact: { current: { readonly texts: boolean; readonly keys: boolean } };
  /** True while the finder itself writes into the input, so that its own event is not taken for typing. */
  readonly isWriting: { current: boolean };
}

export const AddressFinderContext = createContext<ReactFinderContext | null>(null);

/** The finder a part belongs to. */
export function useFinderContext(part: string): ReactFinderContext {
  const context = useContext(AddressFinderContext);
  if (context === null)
    throw new Error(
      `<AddressFinder.${part}> stands outside a finder. Put it inside <AddressFinder.Root provider={...}>.`,
    );
  return context;
}
