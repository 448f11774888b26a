import { createOfflineProvider, type Suggestions } from '@smart-address/core';
import { RECORDED_QUERIES, keyOf } from './recordedQueries.ts';

/** What the finder's own search answers to the stories' queries. */
export async function recordAnswers(): Promise<Readonly<Record<string, Suggestions>>> {
  const provider = createOfflineProvider();
  const { signal } = new AbortController();
  const answers: Record<string, Suggestions> = {};
  for (const [locale, query] of RECORDED_QUERIES)
    answers[keyOf(locale, query)] = await provider.suggest(query, { signal, locale, session: 'stories' });
  return answers;
}
