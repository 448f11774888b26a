import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { moduleUrl, STYLE_MODULES, styleModule } from './finderStyles.ts';

it.each(STYLE_MODULES)(
  'the look of the React components is in %s: else run npx tsx packages/element/scripts/finderStyles.ts',
  (name, sheets) => {
    expect(readFileSync(moduleUrl(name), 'utf8') === styleModule(name, sheets)).toBe(true);
  },
);
