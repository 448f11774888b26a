import type { AddressResult } from '@smart-address/gazetteer';
import { useState } from 'react';
import { provider } from './source.ts';

/** Rows as they come from a source: a moment later. */
export function useRows() {
  const [rows, setRows] = useState<readonly AddressResult[]>([]);
  const ask = (text: string) =>
    void provider
      .suggest(text, { signal: new AbortController().signal, session: '', locale: 'fr' })
      .then((answer) => setRows(answer.results));
  return { rows, ask };
}
