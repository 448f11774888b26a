import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { finderStylesModule } from './finderStyles.ts';

it('the look is that of the React finder: else run npx tsx packages/element/scripts/finderStyles.ts', () => {
  const committed = readFileSync(new URL('../src/generated/finderStyles.ts', import.meta.url), 'utf8');
  expect(committed === finderStylesModule()).toBe(true);
});
