import { describe, expect, it } from 'vitest';
import { prefersProblem } from './prefersProblem.ts';

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
