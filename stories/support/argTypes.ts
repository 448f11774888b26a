import type { ArgTypes } from '@storybook/react-vite';

type Row = ArgTypes[string];

/** A row of a story's table: never without a type and a default. */
function row(
  type: string,
  fallback: string,
  description: string,
  control: 'boolean' | 'text' | 'select' | false,
): Row {
  return { control, description, table: { type: { summary: type }, defaultValue: { summary: fallback } } };
}

export const toggle = (description: string, isOn: boolean) =>
  row('boolean', String(isOn), description, 'boolean');

export const text = (description: string, fallback: string) => row('string', fallback, description, 'text');

export const choice = (description: string, options: readonly string[], fallback: string): Row => ({
  ...row(options.map((option) => `'${option}'`).join(' | '), fallback, description, 'select'),
  options,
});

/** What a control cannot set: a value of code. */
export const fixed = (type: string, description: string, fallback = 'none') =>
  row(type, fallback, description, false);

/** Rows under a heading of their own. */
export const inCategory = (category: string, rows: ArgTypes): ArgTypes =>
  Object.fromEntries(
    Object.entries(rows).map(([name, { table, ...rest }]) => [
      name,
      { ...rest, table: { ...table, category } },
    ]),
  );
