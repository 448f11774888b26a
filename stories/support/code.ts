import type { Lang } from '@smart-address/gazetteer';

type Args = Readonly<Record<string, unknown>>;

/** A value as JSX writes it after a prop's name. Null for one that is not written: not set, or a function of the story's own. */
function jsxOf(value: unknown): string | null {
  if (value === true) return '';
  if (typeof value === 'string') return /["\\]/.test(value) ? `={${JSON.stringify(value)}}` : `="${value}"`;
  return value === false || typeof value === 'number' ? `={${value}}` : null;
}

/** A value as HTML writes it after an attribute's name; false is written for what is on by default. */
function htmlOf(value: unknown): string | null {
  if (value === true) return '';
  if (value === false) return '="false"';
  return typeof value === 'string' ? `="${value.replaceAll('"', '&quot;')}"` : null;
}

/** The props of a story's args, without empty ones and those that only the story knows. */
const propsOf = (args: Args, write: typeof jsxOf, storyOnly: readonly string[]): string =>
  Object.entries(args)
    .filter(([name, value]) => value !== '' && write(value) !== null && !storyOnly.includes(name))
    .map(([name, value]) => ` ${name}${write(value)}`)
    .join('');

const FIELDS = `
      <input name="city" autoComplete="address-level2" aria-label="Délégation" />
      <input name="governorate" autoComplete="address-level1" aria-label="Gouvernorat" />
      <input name="postal" autoComplete="postal-code" aria-label="Code postal" />`;

/** Args that only a story knows. */
const STORY_ONLY = ['backend', 'withDevice', 'withFields', 'firstStep', 'isInPlace', 'maxRows', 'refine'];

/** An object as a module writes it. */
const literalOf = (value: unknown): string =>
  JSON.stringify(value, null, 2)
    .replace(/"(\w+)":/g, '$1:')
    .replaceAll('"', "'");

/** Props that are on unless they are written as off; the others are off, and need not be written as such. */
const ON = ['locate', 'clearOnEscape'];
const isDefault = (name: string, value: unknown): boolean =>
  typeof value === 'boolean' && value === ON.includes(name);

/**
 * A module with the finder of a story, to paste; it searches on the device, so it needs no service. `look` is the style sheet that
 * goes with it.
 */
export function finderCode(args: Args, locale: Lang, look = ''): string {
  const ofFinder = Object.fromEntries(
    Object.entries(args).filter(([name, value]) => !name.startsWith('--') && !isDefault(name, value)),
  );
  const props = propsOf({ locale, name: 'address', ...ofFinder }, jsxOf, STORY_ONLY);
  const styles = look.startsWith(':root') ? `\n/* In a style sheet of yours:\n${look}\n*/\n` : '';
  const refine = args['refine'];
  const [also, provider] = refine
    ? [', refineProvider', `refineProvider(createOfflineProvider(), ${literalOf(refine)})`]
    : ['', 'createOfflineProvider()'];
  return `import { createOfflineProvider${also} } from '@smart-address/core';
import { AddressFinder } from '@smart-address/react';
import '@smart-address/react/styles.css';

const provider = ${provider};

export function AddressForm() {
  return (
    <form>
      <AddressFinder provider={provider}${props} />${args['withFields'] === true ? FIELDS : ''}
    </form>
  );
}
${styles}`;
}

/** The attributes of the element that are off when they are absent. */
const FLAGS = ['required', 'disabled', 'readonly', 'recents'];

/** A form with the element of a story, to paste into a page whose bundler resolves packages. */
export function elementCode({ label, defaultValue, readOnly, ...args }: Args, locale: Lang): string {
  const set = Object.entries({ value: defaultValue, ...args, readonly: readOnly });
  const given = Object.fromEntries(set.filter(([name, value]) => value !== false || !FLAGS.includes(name)));
  const attributes = propsOf(given, htmlOf, ['backend', 'isAlone', 'isOpen', 'isRefused']);
  const name = typeof label === 'string' && label !== '' ? `\n  <label for="where">${label}</label>` : '';
  return `<script type="module">
  import '@smart-address/element';
</script>

<form lang="${locale}">${name}
  <address-finder id="where" name="address"${attributes}></address-finder>
</form>
`;
}

/** A form with the map element of a story, beside its finder or alone. */
export function mapElementCode({ label, isAlone, disabled }: Args, locale: Lang): string {
  const attributes = propsOf({ label, disabled: disabled === true ? true : undefined }, htmlOf, []);
  const finder = `\n  <address-finder id="where" name="address"></address-finder>`;
  const place = isAlone === true ? 'name="place" lat="36.8065" lng="10.1815"' : 'for="where"';
  return `<script type="module">
  import '@smart-address/element';
  import '@smart-address/element/map';
</script>

<form lang="${locale}">${isAlone === true ? '' : finder}
  <map-picker ${place}${attributes}></map-picker>
</form>
`;
}

/** A `transform` of a story's JSX that begins with what it imports. Storybook applies it twice. */
export function withImports(...imports: readonly string[]) {
  const head = imports.map((each) => `import ${each};\n`).join('');
  return (code: string): string => (code.startsWith(head) ? code : `${head}\n${code}`);
}
