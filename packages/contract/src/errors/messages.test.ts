import { describe, expect, it } from 'vitest';
import { errorCodeNames, errorMessage, fieldMessage, messageLanguages } from '../index.ts';

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

  it('say how many decimals a number may have: a map gives 7.1000000000000005, which looks like one that is taken', () => {
    for (const language of messageLanguages) {
      expect(fieldMessage('not_a_number', language, {}), language).toMatch(/\b15\b|خمس عشرة/);
    }
  });
});
