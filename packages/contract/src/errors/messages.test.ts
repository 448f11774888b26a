import { describe, expect, it } from 'vitest';
import {
  encodeQuery,
  errorCodeNames,
  errorMessage,
  fieldMessage,
  messageLanguages,
  readQuery,
} from '../index.ts';
import { parameterDescriptions } from '../endpoints/descriptions.ts';

describe('messages', () => {
  it('say every error in every language, each in its own words', () => {
    for (const code of errorCodeNames) {
      const sentences = messageLanguages.map((language) => errorMessage(code, language));
      expect(new Set(sentences).size, code).toBe(messageLanguages.length);
      // What happened, then the cure.
      for (const sentence of sentences) expect(sentence, code).toMatch(/\p{L}[.] .*\p{L}.*[.]$/u);
    }
    expect(errorMessage('OUT_OF_COVERAGE', 'ar')).toMatch(/\p{Script=Arabic}/u);
  });

  it('fill in the figures of a field', () => {
    expect(fieldMessage('too_big', 'en', { max: 90 })).toBe('must be at most 90');
    expect(fieldMessage('too_big', 'fr', { max: 90 })).toBe('doit être au plus 90');
  });

  it('and the document say how many decimals a number may have: one with more looks like one that is taken', () => {
    const issuesOf = (decimals: number) =>
      readQuery(encodeQuery, new URLSearchParams(`lat=36.8&lng=7.${'1'.repeat(decimals)}`)).issues.length;
    expect([issuesOf(20), issuesOf(21)]).toEqual([0, 1]);
    const { lat, lng } = parameterDescriptions;
    const told = messageLanguages.map((language) => fieldMessage('not_a_number', language, {}));
    for (const text of [lat, lng, ...told]) expect(text).toMatch(/\b20\b|بعشرين/);
  });
});
