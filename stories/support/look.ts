import type { ArgTypes } from '@storybook/react-vite';
import TOKENS from '../foundations/generated/smart-address.tokens.json';
import { TOKEN_TABLE, isTokenName, type TokenName } from '../foundations/tokenTable.ts';

/** The value of a token where both themes share it, else that of light and that of dark. */
type LookValue = string | readonly [light: string, dark: string];

/** What a team sets; the rest keeps its default. */
export type Look = Readonly<Partial<Record<TokenName, LookValue>>>;

/** A story's args for the look: `--sa-accent` is the light one, `--sa-accent (dark)` the dark one. */
export type LookArgs = Readonly<Record<string, unknown>>;

const DARK = ' (dark)';

const { light, dark, both } = TOKENS;
const cssIn = (group: object): ReadonlyMap<string, string> =>
  new Map(
    Object.values(group).map((token: (typeof light)['accent']) => {
      const { property, css } = token.$extensions['smart-address'];
      return [property, css];
    }),
  );
const DEFAULTS = { light: new Map([...cssIn(both), ...cssIn(light)]), dark: cssIn(dark) };

/** A token's default, as the style sheets say it; an empty text for the page's own letters. */
export const defaultOf = (name: TokenName, theme: 'light' | 'dark' = 'light'): string =>
  DEFAULTS[theme].get(name) ?? DEFAULTS.light.get(name) ?? '';

const isColor = (name: TokenName): boolean => TOKEN_TABLE[name].type === 'color';

/** Under which heading a token stands among the controls. */
function categoryOf(name: TokenName): string {
  if (name.startsWith('--sa-map-')) return 'Map';
  if (name.startsWith('--sa-font')) return 'Letters';
  return isColor(name) ? 'Colours' : 'Corners, sizes and shadows';
}

/** A control for each token, two for a colour: each starts at its default. */
export function lookControls(names: readonly TokenName[]) {
  const args: Record<string, string> = {};
  const argTypes: ArgTypes = {};
  for (const name of names)
    for (const theme of isColor(name) ? (['light', 'dark'] as const) : (['light'] as const)) {
      const arg = theme === 'dark' ? `${name}${DARK}` : name;
      const value = defaultOf(name, theme);
      args[arg] = value;
      argTypes[arg] = {
        control: isColor(name) ? 'color' : 'text',
        description: TOKEN_TABLE[name].description,
        table: {
          category: categoryOf(name),
          type: { summary: isColor(name) ? `colour in ${theme}` : TOKEN_TABLE[name].type },
          defaultValue: { summary: value === '' ? 'the page’s' : value },
        },
      };
    }
  return { args, argTypes };
}

/** What is set of a look in args: what differs from the defaults. */
export function lookOf(args: LookArgs): Look {
  const look: Partial<Record<TokenName, LookValue>> = {};
  const isSet = (value: unknown): value is string => typeof value === 'string' && value !== '';
  for (const [name, given] of Object.entries(args)) {
    if (!isTokenName(name) || !isSet(given)) continue;
    const inDark = args[`${name}${DARK}`];
    const value = isColor(name) && isSet(inDark) && inDark !== given ? ([given, inDark] as const) : given;
    const [first, second] = typeof value === 'string' ? [value, value] : value;
    const isDefault = first === defaultOf(name) && (!isColor(name) || second === defaultOf(name, 'dark'));
    if (!isDefault) look[name] = value;
  }
  return look;
}

/** The args of a look, for a story that begins with it. */
export function argsOf(look: Look): Record<string, string> {
  const args: Record<string, string> = {};
  for (const [name, value] of Object.entries(look)) {
    const [first, second] = typeof value === 'string' ? [value, value] : value;
    args[name] = first;
    if (isTokenName(name) && isColor(name)) args[`${name}${DARK}`] = second;
  }
  return args;
}

const cssOf = (value: LookValue): string =>
  typeof value === 'string' ? value : `light-dark(${value[0]}, ${value[1]})`;

/** The custom properties of a look, as React's `style` takes them. */
export const styleOf = (look: Look): Record<string, string> =>
  Object.fromEntries(Object.entries(look).map(([name, value]) => [name, cssOf(value)]));

/** The style sheet of a look, to copy. */
export function styleSheetOf(look: Look): string {
  const set = Object.entries(styleOf(look));
  if (set.length === 0) return '/* Nothing is set: this is how it looks by default. */';
  return `:root {\n${set.map(([name, value]) => `  ${name}: ${value};\n`).join('')}}`;
}
