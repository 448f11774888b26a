import { finderMessages, LocateError } from '@smart-address/core';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { finderCode } from './support/code.ts';
import { FinderForm, type FinderFormProps } from './support/FinderForm.tsx';
import { localeOf } from './support/locale.ts';
import { storyEnvironment } from './support/environment.ts';
import type { BackendState } from './support/sandbox.ts';
import { touchScreen } from './support/touchScreen.ts';

type Story = StoryObj<typeof FinderForm>;

function parts(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  const panel = (name: string) => canvasElement.querySelector(`[data-panel="${name}"] p`);
  return {
    canvas,
    input: canvas.getByRole('combobox'),
    options: () => canvas.findAllByRole('option'),
    /** Waits until a panel replaces the rows; it fades in. */
    expectPanel: (name: string) => waitFor(() => expect(panel(name)).toBeVisible()),
    panel,
  };
}

/** Types a text and waits for the first row. */
function search(text: string): NonNullable<Story['play']> {
  return async ({ canvasElement }) => {
    const { input, options } = parts(canvasElement);
    await userEvent.type(input, text);
    await options();
    await expect(input).toHaveAttribute('aria-expanded', 'true');
  };
}

const toggle = (description: string, isOn: boolean) =>
  ({ control: 'boolean', description, table: { defaultValue: { summary: String(isOn) } } }) as const;

export default {
  title: 'Finder',
  component: FinderForm,
  argTypes: {
    backend: {
      control: 'select',
      options: [
        'normal',
        'slow',
        'silent',
        'down',
        'offline',
        'invalidAnswer',
        'rateLimited',
        'limitedKey',
      ] satisfies BackendState[],
    },
    withDevice: { control: 'boolean' },
    withFields: { control: 'boolean' },
    locale: { control: false, description: '`fr`, `ar` or `en`: here the toolbar’s' },
    label: { control: 'text', description: 'The label; by default "Address", in the finder’s language' },
    placeholder: { control: 'text', description: 'In the empty field; by default what can be typed' },
    defaultInputValue: { control: 'text', description: 'The initial text, restored by a reset' },
    dir: {
      control: 'inline-radio',
      options: ['ltr', 'rtl', 'auto'],
      description: 'Writing direction; by default the page’s',
    },
    locate: toggle('Offers "Use my location"', true),
    recents: toggle('Remembers picked addresses in this site’s `localStorage`', false),
    clearOnEscape: toggle('Escape on a closed list clears the text', true),
    commitOnBlur: toggle('Leaving the field picks the active option', false),
    required: toggle('As on an `<input>`', false),
    disabled: toggle('As on an `<input>`', false),
    readOnly: toggle('As on an `<input>`', false),
  },
  parameters: {
    docs: {
      source: {
        language: 'tsx',
        transform: (_: string, { args, globals }: StoryContext) => finderCode(args, localeOf(globals)),
      },
    },
  },
  render: (args: FinderFormProps, { globals }) => <FinderForm {...args} locale={localeOf(globals)} />,
} satisfies Meta<typeof FinderForm>;

/** Nothing typed yet. The closed popup is in the document, so that screen readers find it. */
export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const { input } = parts(canvasElement);
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await expect(input).not.toHaveAttribute('aria-activedescendant');
  },
};

export const Results: Story = { play: search('la marsa') };

/** The list in Arabic, from right to left. */
export const ResultsInArabic: Story = { globals: { locale: 'ar' }, play: search('تونس') };

/** An arrow key makes a row active; the focus stays in the input. */
export const ActiveOption: Story = {
  play: async (context) => {
    await search('la marsa')(context);
    const { input, options } = parts(context.canvasElement);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const [, second] = await options();
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await expect(input).toHaveAttribute('aria-activedescendant', second?.id);
    await expect(input).toHaveFocus();
  },
};

/** A typing mistake is corrected. */
export const TypingMistake: Story = { play: search('sidi bousaid') };

export const PostalCode: Story = { play: search('2070') };

/** An address code is recognised, and leads to its point. */
export const AddressCode: Story = { play: search('8GR5-4JJJ-29') };

/** A code with one wrong character is reported as one, above the codes it may have meant. None is selected for the buyer. */
export const AlmostACode: Story = {
  play: async ({ canvasElement }) => {
    const { input, options, expectPanel } = parts(canvasElement);
    await userEvent.type(input, '8GR5-4JJJ-28');
    await options();
    await expectPanel('almostCode');
  },
};

export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    const { input, expectPanel } = parts(canvasElement);
    await userEvent.type(input, 'xqzwkjvx');
    await expectPanel('empty');
    await expect(input).toHaveValue('xqzwkjvx');
  },
};

/** No answer: after a second, and not before, the list says that it is searching. */
export const Slow: Story = {
  args: { backend: 'silent' },
  play: async ({ canvasElement }) => {
    const { input, expectPanel } = parts(canvasElement);
    await userEvent.type(input, 'la marsa');
    await expectPanel('loading');
  },
};

/** The answer comes after two and a half seconds; typing goes on meanwhile. */
export const LateAnswer: Story = { args: { backend: 'slow' }, play: search('la marsa') };

/** 429: the seconds count down, and the finder retries by itself. */
export const TooManyRequests: Story = {
  args: { backend: 'rateLimited' },
  play: async ({ canvasElement }) => {
    const { input, expectPanel } = parts(canvasElement);
    await userEvent.type(input, 'la marsa');
    await expectPanel('rateLimited');
    await expect(input).toHaveValue('la marsa');
  },
};

/** 429 while typing: the rows found so far stay, below the reason. */
export const TooManyRequestsKeepsRows: Story = {
  args: { backend: 'limitedKey' },
  play: async ({ canvasElement }) => {
    const { input, options, expectPanel, panel } = parts(canvasElement);
    await userEvent.type(input, 'la mar');
    await options();
    // The key is good for one more each second: a slow machine has to ask more often than a quick one.
    for (const letter of 'sa plage du phare') {
      if (panel('rateLimited') !== null) break;
      await userEvent.type(input, letter);
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
    await expectPanel('rateLimited');
    await expect((await options()).length).toBeGreaterThan(0);
  },
};

/** No network, and no data on the device: says so, and that the text is kept. */
export const Offline: Story = {
  args: { backend: 'offline' },
  play: async ({ canvasElement }) => {
    const { input, expectPanel } = parts(canvasElement);
    await userEvent.type(input, 'la marsa');
    await expectPanel('offline');
    await expect(input).toHaveValue('la marsa');
  },
};

/** No network, but the index on the device answers. */
export const OfflineOnTheDevice: Story = {
  args: { backend: 'offline', withDevice: true },
  play: search('la marsa'),
};

/** The backend cannot be reached. The text is kept, and the form can still be submitted. */
export const Down: Story = {
  args: { backend: 'down' },
  play: async ({ canvasElement }) => {
    const { input, expectPanel } = parts(canvasElement);
    await userEvent.type(input, 'la marsa');
    await expectPanel('error');
    await expect(input).toHaveValue('la marsa');
  },
};

/** A pick fills the other fields of the form by their `autocomplete` tokens. */
export const Picked: Story = {
  args: { withFields: true },
  play: async (context) => {
    await search('la marsa')(context);
    const { canvas, input } = parts(context.canvasElement);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getAllByRole('textbox')[0]).not.toHaveValue('');
  },
};

/** Free text is a value too. */
export const OwnWords: Story = {
  args: { defaultInputValue: 'Derrière la vieille mosquée, portail vert' },
  play: async ({ canvasElement }) => {
    await expect(parts(canvasElement).input).toHaveValue('Derrière la vieille mosquée, portail vert');
  },
};

/** Recent addresses, offered while the input is empty. Off by default. */
export const Recents: Story = {
  args: { recents: true },
  play: async (context) => {
    await search('la marsa')(context);
    const { input, options } = parts(context.canvasElement);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await userEvent.clear(input);
    await userEvent.keyboard('{ArrowDown}');
    const [first] = await options();
    await expect(first).toHaveAttribute('data-recent');
  },
};

/** Presses "Use my location": the position is never requested before that. */
async function pressLocate(canvasElement: HTMLElement, name: RegExp) {
  await userEvent.click(within(canvasElement).getByRole('button', { name }));
}

const LOCATE = new RegExp(
  (['fr', 'ar', 'en'] as const).map((locale) => finderMessages(locale).locateButton).join('|'),
);

/** The device's position is being determined. */
export const LookingForPosition: Story = {
  args: { environment: storyEnvironment(() => new Promise(() => {})) },
  play: async ({ canvasElement }) => {
    await pressLocate(canvasElement, LOCATE);
    await expect(parts(canvasElement).canvas.getByRole('button', { name: LOCATE })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** The device returned a point: its address is filled in. */
export const AtMyPosition: Story = {
  args: {
    environment: storyEnvironment(() => Promise.resolve({ lat: 36.8065, lng: 10.1815 })),
    withFields: true,
  },
  play: async ({ canvasElement }) => {
    await pressLocate(canvasElement, LOCATE);
    const { input } = parts(canvasElement);
    await waitFor(() => expect(input).not.toHaveValue(''));
  },
};

/** Permission was refused: says what to do instead. */
export const PositionDenied: Story = {
  args: { environment: storyEnvironment(() => Promise.reject(new LocateError('denied'))) },
  play: async ({ canvasElement }) => {
    await pressLocate(canvasElement, LOCATE);
    await parts(canvasElement).expectPanel('locate:denied');
  },
};

/** The device is abroad: the finder says that it knows Tunisia only. */
export const PositionAbroad: Story = {
  args: { environment: storyEnvironment(() => Promise.resolve({ lat: 48.8566, lng: 2.3522 })) },
  play: async ({ canvasElement }) => {
    await pressLocate(canvasElement, LOCATE);
    await parts(canvasElement).expectPanel('locate:outside');
  },
};

export const Disabled: Story = {
  args: { disabled: true, defaultInputValue: 'La Marsa' },
  play: async ({ canvasElement }) => {
    await expect(parts(canvasElement).input).toBeDisabled();
  },
};

export const Invalid: Story = {
  args: { 'aria-invalid': true, required: true },
  play: async ({ canvasElement }) => {
    await expect(parts(canvasElement).input).toBeInvalid();
  },
};

export const Dark: Story = { globals: { theme: 'dark' }, play: search('rue du lac') };

/** Where a finger points, the list is a sheet as wide as the screen, with a bar that closes it. */
export const Phone: Story = {
  globals: { viewport: { value: 'mobile2' } },
  // On the page of all stories the others would have a sheet too.
  tags: ['!autodocs'],
  beforeEach: touchScreen,
  play: async (played) => {
    await search('la marsa')(played);
    await expect(played.canvasElement.querySelector('.sa-popup')).toHaveAttribute('data-layout', 'sheet');
  },
};

export const PhoneInArabic: Story = { ...Phone, globals: { ...Phone.globals, locale: 'ar', theme: 'dark' } };
