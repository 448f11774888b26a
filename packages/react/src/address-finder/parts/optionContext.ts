'use client';

import type { FinderOption } from '@smart-address/core';
import { createContext, useContext } from 'react';

export const OptionContext = createContext<FinderOption | null>(null);

/** The id of the active option, passed from the list to its rows: saves ten subscriptions. */
export const ActiveOptionContext = createContext<string | null>(null);

/** The option of the surrounding `<AddressFinder.Option>`. */
export function useFinderOption(part: string): FinderOption {
  const option = useContext(OptionContext);
  if (option === null) throw new Error(`<AddressFinder.${part}> stands outside an <AddressFinder.Option>.`);
  return option;
}
