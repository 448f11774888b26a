import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { rules } from './rules.ts';

it('every rule of the search can be left out: its line is there once, and otherwise without it', () => {
  const files = new Map<string, string>();
  const source = (file: string): string => {
    const known = files.get(file) ?? readFileSync(new URL(`../src/search/${file}`, import.meta.url), 'utf8');
    files.set(file, known);
    return known;
  };
  expect(rules.length).toBeGreaterThan(50);
  expect(new Set(rules.map(({ name }) => name)).size).toBe(rules.length);
  const lost = rules.filter(
    ({ file, text, without }) => source(file).split(text).length !== 2 || text === without,
  );
  expect(lost.map(({ name }) => name)).toEqual([]);
});
