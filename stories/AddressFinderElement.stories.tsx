import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { choice, fixed, text, toggle } from './support/argTypes.ts';
import { BRANDS } from './support/brands.ts';
import { elementCode } from './support/code.ts';
import { ElementForm } from './support/ElementForm.tsx';
import { stillFrom } from './support/environment.ts';
import { localeOf } from './support/locale.ts';
import { styleOf } from './support/look.ts';
import { BACKEND_STATES, type BackendState } from './support/sandbox.ts';

type Story = StoryObj<typeof ElementForm>;

/** The content of the element's shadow root, by role. */
function parts(canvasElement: HTMLElement) {
  const element = canvasElement.querySelector('address-finder');
  const root = element?.shadowRoot?.querySelector<HTMLElement>('.sa-finder');
  if (root == null) throw new Error('There is no address-finder.');
  const finder = within(root);
  return {
    input: finder.getByRole('combobox'),
    options: () => finder.findAllByRole('option'),
    expectPanel: (name: string) =>
      waitFor(() => expect(root.querySelector(`[data-panel="${name}"] p`)).toBeVisible()),
  };
}

/** Room for a list. */
const roomForRows = { docs: { story: { height: '25rem' } } };

const showsRows: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const { input, options } = parts(canvasElement);
  await options();
  await expect(input).toHaveAttribute('aria-expanded', 'true');
};

/** A panel instead of rows; what was typed is still there. */
const showsPanel =
  (panel: string): NonNullable<Story['play']> =>
  async ({ canvasElement, args }) => {
    const { input, expectPanel } = parts(canvasElement);
    await expectPanel(panel);
    if (args.defaultValue !== undefined) await expect(input).toHaveValue(args.defaultValue);
  };

/** An open list for a text. */
const typed = (defaultValue: string, backend: BackendState = 'normal') => ({
  defaultValue,
  isOpen: true,
  backend,
});

export default {
  title: 'Tags/Finder',
  component: ElementForm,
  args: { required: false, disabled: false, readOnly: false, recents: false, locate: true },
  argTypes: {
    label: text('The page’s own `<label for>`, in place of the built-in one', 'none'),
    placeholder: text('In the empty field', 'what can be typed'),
    defaultValue: text('The initial text; the attribute is `value`', '""'),
    required: toggle('As on an `<input>`', false),
    disabled: toggle('As on an `<input>`', false),
    readOnly: toggle('As on an `<input>`; the attribute is `readonly`', false),
    recents: toggle('Remembers picked addresses in this site’s `localStorage`', false),
    locate: toggle('Offers "Use my location"', true),
    isOpen: toggle('The list is open at first; the property is `open`', false),
    isRefused: toggle('The form was sent without an address', false),
    isAlone: toggle('Searches on the device, as without a provider', false),
    backend: choice('How this story’s service behaves', BACKEND_STATES, 'normal'),
    environment: fixed('FinderEnvironment', 'Clock, randomness and position', 'the browser'),
  },
  parameters: {
    docs: {
      // Room for a panel: it lies over the page.
      story: { height: '13rem' },
      source: {
        language: 'html',
        transform: (_: string, { args, globals }: StoryContext) => elementCode(args, localeOf(globals)),
      },
    },
  },
} satisfies Meta<typeof ElementForm>;

/** The tag alone: its built-in label, and the data on the device. */
export const Alone: Story = {
  args: { ...typed('la marsa'), isAlone: true },
  parameters: roomForRows,
  play: showsRows,
};

export const SuggestionsInArabic: Story = {
  name: 'Suggestions, Arabic',
  args: typed('تونس'),
  globals: { locale: 'ar' },
  parameters: roomForRows,
  play: showsRows,
};

/** The page's own label names the field, for screen readers too, and replaces the built-in one. */
export const LabelOfThePage: Story = {
  name: 'Label of the page',
  args: { label: 'Livrer à' },
  play: async ({ canvasElement }) => {
    await expect(parts(canvasElement).input).toHaveAccessibleName('Livrer à');
  },
};

export const NothingFound: Story = {
  name: 'Nothing found',
  args: typed('xqzwkjvx'),
  play: showsPanel('empty'),
};

export const TooManyRequests: Story = {
  name: 'Too many requests',
  args: { ...typed('la marsa', 'rateLimited'), environment: stillFrom(1_000) },
  play: showsPanel('rateLimited'),
};

/** The service answers with a proxy's error page. */
export const Down: Story = {
  name: 'Service down',
  args: typed('la marsa', 'invalidAnswer'),
  play: showsPanel('error'),
};

export const Disabled: Story = {
  args: { disabled: true, defaultValue: 'La Marsa' },
  play: async ({ canvasElement }) => {
    await expect(parts(canvasElement).input).toBeDisabled();
  },
};

/** The form was sent without an address. */
export const Invalid: Story = {
  args: { required: true, isRefused: true },
  play: async ({ canvasElement }) => {
    await expect(parts(canvasElement).input).toHaveAttribute('aria-invalid', 'true');
  },
};

/** Custom properties are inherited from the page. */
export const OwnColours: Story = {
  name: 'Own colours',
  args: typed('la marsa'),
  render: (args) => (
    <div style={styleOf(BRANDS.Olive)}>
      <ElementForm {...args} />
    </div>
  ),
  parameters: roomForRows,
  play: showsRows,
};

export const Dark: Story = {
  args: typed('rue du lac'),
  globals: { theme: 'dark' },
  parameters: roomForRows,
  play: showsRows,
};
