import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { generatedModules } from './generatedModules.ts';

const modules = generatedModules();

it('the generated modules are what the tables make: else run npx tsx packages/gazetteer/scripts/build.ts', () => {
  expect([...modules.keys()]).toEqual(['openStreetMap.ts', 'places.ts', 'streets.ts', 'border.ts']);
  for (const [file, source] of modules) {
    const committed = readFileSync(new URL(`../src/generated/${file}`, import.meta.url), 'utf8');
    expect(committed === source, file).toBe(true);
  }
});
