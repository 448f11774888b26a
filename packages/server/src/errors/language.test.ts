import { describe, expect, it } from 'vitest';
import { preferredLanguage } from './language.ts';

describe('the language of messages', () => {
  it.each([
    [null, 'en'],
    ['fr', 'fr'],
    ['ar-TN', 'ar'],
    ['FR-tn, en;q=0.9', 'fr'],
    ['en;q=0.5, ar;q=0.8', 'ar'],
    ['de, fr;q=0.1', 'fr'],
    ['de', 'en'],
    ['fr;q=0', 'en'],
    ['*', 'en'],
    ['en ; q=0.1 , fr ; q=0.2', 'fr'],
    ['', 'en'],
    [',,;=', 'en'],
    ['fr;q=2', 'fr'],
    ['x'.repeat(10_000), 'en'],
  ])('for %j is %s', (header, language) => expect(preferredLanguage(header)).toBe(language));
});
