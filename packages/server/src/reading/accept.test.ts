import { describe, expect, it } from 'vitest';
import { preferredLanguage, prefersProblem } from './accept.ts';

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

describe('errors as problem details', () => {
  it.each([
    'application/problem+json',
    'APPLICATION/PROBLEM+JSON; charset=utf-8',
    'application/json;q=0.4, application/problem+json;q=0.5',
    'application/problem+json;q=0.5, */*',
    'text/html,application/problem+json ; q=0.1',
  ])('are what %j asks for', (header) => expect(prefersProblem(header)).toBe(true));

  it.each([
    null,
    '',
    '*/*',
    'application/json',
    'application/problem+json;q=0',
    'application/problem+json;q=0.0, */*',
    // As clients generated from the document send it, which list what it offers and know one form.
    'application/json, application/problem+json',
    'application/problem+json,application/json',
    'application/json, application/problem+json;q=0.1',
    'application/problem+json;q=0.8, application/json;q=0.9',
    'application/problem+jsonx',
    'application/problem+xml',
  ])('are not what %j asks for', (header) => expect(prefersProblem(header)).toBe(false));
});
