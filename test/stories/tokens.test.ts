import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { inlineImports } from '../../scripts/inlineImports.mjs';
import { CONTRAST_RULES, contrastOf, readRgb } from '../../stories/foundations/contrast.ts';
import { readTokens } from '../../stories/foundations/readTokens.ts';
import { TOKEN_TABLE, isTokenName, type TokenName } from '../../stories/foundations/tokenTable.ts';
import { BRANDS } from '../../stories/support/brands.ts';
import {
  argsOf,
  defaultOf,
  lookControls,
  lookOf,
  styleSheetOf,
  type Look,
} from '../../stories/support/look.ts';

const sheets = ['styles.css', 'map/map.css']
  .map((sheet) => inlineImports(fileURLToPath(new URL(`../../packages/react/src/${sheet}`, import.meta.url))))
  .join('');

test('the file for design tools says what the style sheets say', () => {
  const file = new URL('../../stories/foundations/generated/smart-address.tokens.json', import.meta.url);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(JSON.parse(JSON.stringify(readTokens(sheets))));
});

test('the tokens are exactly the properties that the style sheets read', () => {
  const own = new Set([...sheets.matchAll(/(--sa-[a-z-]+):/g)].map(([, name]) => name));
  const asked = new Set([...sheets.matchAll(/var\(\s*(--sa-[a-z-]+),/g)].map(([, name]) => name));
  expect([...asked].filter((name) => !own.has(name)).sort()).toEqual(Object.keys(TOKEN_TABLE).sort());
});

test('contrast is that of the WCAG', () => {
  expect(contrastOf([0, 0, 0], [255, 255, 255])).toBeCloseTo(21, 5);
  expect(contrastOf([119, 119, 119], [255, 255, 255])).toBeCloseTo(4.48, 2);
  expect(readRgb('#15A')).toEqual([17, 85, 170]);
  expect(readRgb('rgb(1, 2, 3)')).toEqual([1, 2, 3]);
  expect(readRgb('currentcolor')).toBeNull();
});

describe.each(['light', 'dark'] as const)('in %s', (theme) => {
  test.each(Object.entries<Look>(BRANDS))('%s has the contrast that letters and edges need', (_, brand) => {
    const colorOf = (name: TokenName) => {
      const value = brand[name] ?? defaultOf(name, theme);
      return readRgb(typeof value === 'string' ? value : value[theme === 'light' ? 0 : 1]);
    };
    const short = CONTRAST_RULES.filter(({ of, on, atLeast }) => {
      const [letters, ground] = [colorOf(of), colorOf(on)];
      return letters === null || ground === null || contrastOf(letters, ground) < atLeast;
    });
    expect(short).toEqual([]);
  });
});

describe('controls of a look', () => {
  const names = Object.keys(TOKEN_TABLE).filter(isTokenName);
  const { args, argTypes } = lookControls(names);

  test('start at the defaults, and then nothing is set', () => {
    expect(args['--sa-accent']).toBe('#1257a8');
    expect(args['--sa-accent (dark)']).toBe('#86b9f7');
    expect(Object.keys(argTypes)).toEqual(Object.keys(args));
    expect(lookOf(args)).toEqual({});
  });

  test('that are changed are the style sheet to copy, a colour for each theme', () => {
    const look = lookOf({ ...args, '--sa-accent': '#aa0000', '--sa-radius': '0px', other: 'x' });
    expect(styleSheetOf(look)).toBe(
      ':root {\n  --sa-accent: light-dark(#aa0000, #86b9f7);\n  --sa-radius: 0px;\n}',
    );
    expect(lookOf({ ...args, ...argsOf(look) })).toEqual(look);
  });
});
