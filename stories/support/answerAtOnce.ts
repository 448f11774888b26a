import type { Provider, Suggestions } from '@smart-address/core';
import ANSWERS from './generated/answers.json';
import { keyOf } from './recordedQueries.ts';

const answers = new Map<string, unknown>(Object.entries(ANSWERS));

const isAnswer = (value: unknown): value is Suggestions =>
  typeof value === 'object' && value !== null && 'results' in value;

/** A provider that answers the stories' own queries at once, from what the search said, and asks another one for the rest. */
export function answerAtOnce(other: Provider): Provider {
  return {
    ...other,
    suggest(query, context) {
      const answer = answers.get(keyOf(context.locale, query));
      return isAnswer(answer) ? Promise.resolve(answer) : other.suggest(query, context);
    },
  };
}
