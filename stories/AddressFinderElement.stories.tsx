import { finderMessages, LocateError } from '@smart-address/core';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { elementCode } from './support/code.ts';
import { ElementForm } from './support/ElementForm.tsx';
import { localeOf } from './support/locale.ts';
import { storyEnvironment } from './support/environment.ts';

type Story = StoryObj<typeof ElementForm>;

/** The content of the element's shadow root, by role. */
function parts(canvasElement: HTMLElement) {
  const element = canvasElement.querySelector('address-finder');
  const root = element?.shadowRoot?.querySelector<HTMLElement>('.sa-finder');
  if (element === null || root == null) throw new Error('There is no address-finder.');
  const finder = within(root);
  return {
    element,
    finder,
    input: finder.getByRole('combobox'),
    options: () => finder.findAllByRole('option'),
    expectPanel: (name: string) =>
      waitFor(() => expect(root.querySelector(`[data-panel="${name}"] p`)).toBeVisible()),
  };
}

function search(text: string): NonNullable<Story['play']> {
  return async ({ canvasElement }) => {
    const { input, options } = parts(canvasElement);
    await userEvent.type(input, text);
    await options();
    await expect(input).toHaveAttribute('aria-expanded', 'true');
  };
}

/** Types a text that displays a panel instead of rows. */
function searchFor(text: string, panel: string): NonNullable<Story['play']> {
  return async ({ canvasElement }) => {
    const { input, expectPanel } = parts(canvasElement);
    await userEvent.type(input, text);
    await expectPanel(panel);
    await expect(input).toHaveValue(text);
  };
}

export default {
  title: 'Tags/Finder',
  component: ElementForm,
  argTypes: {
    label: {
      control: 'text',
      description: 'Text of the page’s own `<label for>`, in place of the built-in one',
    },
    placeholder: { control: 'text', description: 'In the empty field, in place of the built-in one' },
    defaultValue: { control: 'text', description: 'The initial text; the attribute is `value`' },
    required: { control: 'boolean', description: 'As on an `<input>`' },
    disabled: { control: 'boolean', description: 'As on an `<input>`' },
    readOnly: { control: 'boolean', description: 'As on an `<input>`; the attribute is `readonly`' },
    recents: { control: 'boolean', description: 'Remembers picked addresses in this site’s `localStorage`' },
    locate: { control: 'boolean', description: 'Offers "Use my location"; on by default' },
    environment: { control: false },
  },
  parameters: {
    docs: {
      source: {
        language: 'html',
        transform: (_: string, { args, globals }: StoryContext) => elementCode(args, localeOf(globals)),
      },
    },
  },
} satisfies Meta<typeof ElementForm>;

/** The tag alone: its built-in label, and the data on the device, loaded on focus. */
export const Alone: Story = { args: { isAlone: true }, play: search('la marsa') };

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    await expect(parts(canvasElement).input).toHaveAttribute('aria-expanded', 'false');
  },
};

export const Results: Story = { play: search('la marsa') };

export const ResultsInArabic: Story = { globals: { locale: 'ar' }, play: search('تونس') };

export const ActiveOption: Story = {
  play: async (context) => {
    await search('la marsa')(context);
    const { options } = parts(context.canvasElement);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const [, second] = await options();
    await expect(second).toHaveAttribute('aria-selected', 'true');
  },
};

/** The page's own label names the field, for screen readers too, and replaces the built-in one. */
export const LabelOfThePage: Story = {
  args: { label: 'Livrer à' },
  play: async ({ canvasElement }) => {
    await expect(parts(canvasElement).input).toHaveAccessibleName('Livrer à');
  },
};

export const NothingFound: Story = { play: searchFor('xqzwkjvx', 'empty') };

export const TooManyRequests: Story = {
  args: { backend: 'rateLimited' },
  play: searchFor('la marsa', 'rateLimited'),
};

export const Offline: Story = { args: { backend: 'offline' }, play: searchFor('la marsa', 'offline') };

/** The backend answers with a proxy's error page. */
export const Down: Story = { args: { backend: 'invalidAnswer' }, play: searchFor('la marsa', 'error') };

export const PositionDenied: Story = {
  args: { environment: storyEnvironment(() => Promise.reject(new LocateError('denied'))) },
  play: async ({ canvasElement }) => {
    const { finder, expectPanel } = parts(canvasElement);
    const names = (['fr', 'ar', 'en'] as const).map((locale) => finderMessages(locale).locateButton);
    await userEvent.click(finder.getByRole('button', { name: new RegExp(names.join('|')) }));
    await expectPanel('locate:denied');
  },
};

export const Disabled: Story = {
  args: { disabled: true, defaultValue: 'La Marsa' },
  play: async ({ canvasElement }) => {
    await expect(parts(canvasElement).input).toBeDisabled();
  },
};

/** The form was submitted without an address. */
export const Refused: Story = {
  args: { required: true },
  play: async ({ canvasElement }) => {
    const { element, input } = parts(canvasElement);
    element.checkValidity();
    await expect(input).toHaveAttribute('aria-invalid', 'true');
  },
};

/** Custom properties are inherited from the page. */
export const OwnColours: Story = {
  play: async (context) => {
    const { element } = parts(context.canvasElement);
    element.style.setProperty('--sa-accent', 'light-dark(#0b6b4f, #6fd3b0)');
    element.style.setProperty('--sa-radius', '4px');
    await search('la marsa')(context);
  },
};

export const Dark: Story = { globals: { theme: 'dark' }, play: search('rue du lac') };
