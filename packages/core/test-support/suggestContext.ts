import type { SuggestContext } from '../src/index.ts';

/** The context of a search that nobody aborts. */
export function suggestContext(change: Partial<SuggestContext> = {}): SuggestContext {
  return { signal: new AbortController().signal, session: 's', locale: 'fr', ...change };
}
