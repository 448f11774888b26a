import { TOKEN_TABLE, isTokenName, type TokenName, type TokenType } from './tokenTable.ts';

/** A token in the Design Tokens format (designtokens.org, 2025.10). */
interface DesignToken {
  readonly $type: TokenType;
  readonly $value: unknown;
  readonly $description: string;
  /** The custom property that sets it. */
  readonly $extensions: { readonly 'smart-address': { readonly property: TokenName; readonly css: string } };
}

type Group = Readonly<Record<string, DesignToken>>;

/** The tokens as one file: what differs between light and dark in a group of each, and what both share. */
export interface TokenFile {
  readonly $description: string;
  readonly light: Group;
  readonly dark: Group;
  readonly both: Group;
}

type Defaults = ReadonlyMap<string, string>;

/** What stands in `var(--sa-name, ...)`, which may contain brackets itself. */
function fallbackAt(css: string, start: number): string {
  let depth = 1;
  let end = start;
  for (; end < css.length && depth > 0; end += 1) {
    if (css[end] === '(') depth += 1;
    if (css[end] === ')') depth -= 1;
  }
  return css
    .slice(start, end - 1)
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/\( | \)/g, (bracket) => bracket.trim());
}

/** Whether a default says something by itself: not one that is mixed from other colours, or the page's. */
const isValue = (name: string, css: string): boolean =>
  isTokenName(name) && (TOKEN_TABLE[name].type === 'color' ? css.startsWith('#') : css !== 'inherit');

/** The default of each property in rules that declare private names, by the theme they are for. The first one of a property counts. */
function defaultsIn(css: string, isWanted: (selector: string) => boolean): Defaults {
  const found = new Map<string, string>();
  for (const [, selector = '', body = ''] of css.matchAll(/([^{};]+)\{([^{}]*--_?sa-[^{}]*)\}/g)) {
    if (!isWanted(selector)) continue;
    for (const use of body.matchAll(/var\(\s*(--sa-[a-z-]+),/g)) {
      const [head, name = ''] = use;
      const css = fallbackAt(body, use.index + head.length);
      if (isValue(name, css) && !found.has(name)) found.set(name, css);
    }
  }
  return found;
}

const channel = (hex: string, at: number): number =>
  Math.round((parseInt(hex.slice(at, at + 2), 16) / 255) * 10_000) / 10_000;

function colorOf(css: string): object {
  const hex = /#[0-9a-f]{6}/.exec(css)?.[0];
  if (hex !== undefined)
    return { colorSpace: 'srgb', components: [1, 3, 5].map((at) => channel(hex, at)), alpha: 1, hex };
  const [red = 0, green = 0, blue = 0, percent = 100] = [...css.matchAll(/[\d.]+/g)].map(Number);
  const components = [red, green, blue].map((each) => Math.round((each / 255) * 10_000) / 10_000);
  return { colorSpace: 'srgb', components, alpha: percent / 100 };
}

const pixels = (css: string): object => ({ value: Number(/(-?[\d.]+)px/.exec(css)?.[1] ?? 0), unit: 'px' });

/** `0 1px 2px rgb(16 32 56 / 8%), ...`: offsets, blur, spread and a colour, one layer after the other. */
function shadowOf(css: string, colors: Defaults): object[] {
  return css.split(/,(?![^(]*\))/).map((layer) => {
    const color = /(?:rgb|var)\(.*?\)/.exec(layer)?.[0] ?? '';
    const [offsetX, offsetY, blur, spread] = layer.replace(color, '').match(/-?[\d.]+/g) ?? [];
    const px = (text = '0') => ({ value: Number(text), unit: 'px' });
    const named = /var\(--_(sa-[a-z-]+)\)/.exec(color)?.[1];
    return {
      color: colorOf(named === undefined ? color : (colors.get(`--${named}`) ?? '')),
      offsetX: px(offsetX),
      offsetY: px(offsetY),
      blur: px(blur),
      spread: px(spread),
    };
  });
}

function valueOf(type: TokenType, css: string, colors: Defaults): unknown {
  switch (type) {
    case 'color':
      return colorOf(css);
    case 'dimension':
      return pixels(css);
    case 'fontFamily':
      return css.split(',').map((family) => family.trim().replace(/^'|'$/g, ''));
    case 'shadow':
      return shadowOf(css, colors);
  }
}

function groupOf(defaults: Defaults, colors: Defaults, isWanted: (name: TokenName) => boolean): Group {
  const entries = Object.keys(TOKEN_TABLE).flatMap((property) => {
    const css = defaults.get(property);
    if (!isTokenName(property) || css === undefined || !isWanted(property)) return [];
    const { type, description } = TOKEN_TABLE[property];
    const token: DesignToken = {
      $type: type,
      $value: valueOf(type, css, colors),
      $description: description,
      $extensions: { 'smart-address': { property, css } },
    };
    return [[property.slice('--sa-'.length), token] as const];
  });
  return Object.fromEntries(entries);
}

/** The tokens of the style sheets: each property's default, in light, in dark, and in both alike. */
export function readTokens(sheets: string): TokenFile {
  const css = sheets.replace(/\/\*.*?\*\//gs, '');
  const light = defaultsIn(css, (selector) => !selector.includes('data-theme'));
  const themed = defaultsIn(css, (selector) => selector.includes(":is([data-theme='dark']"));
  // The ring is drawn in the soft accent: the same rule, another colour in the dark.
  const dark = new Map([['--sa-ring', light.get('--sa-ring') ?? ''], ...themed]);
  return {
    $description:
      'Smart Address: what the style sheets say where a team sets nothing. Do not edit: npx tsx stories/foundations/writeTokens.ts',
    light: groupOf(light, light, (name) => dark.has(name)),
    dark: groupOf(dark, dark, () => true),
    both: groupOf(light, light, (name) => !dark.has(name)),
  };
}
