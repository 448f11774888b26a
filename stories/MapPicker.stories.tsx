import type { LatLng } from '@smart-address/codes';
import { LocateError, mapPickerMessages } from '@smart-address/core';
import { MapPicker, type MapPickerProps } from '@smart-address/react/map';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { placeValue } from './support/places.ts';
import { withImports } from './support/code.ts';
import { localeOf } from './support/locale.ts';

type Story = StoryObj<typeof MapPicker>;

const TUNIS: LatLng = { lat: 36.8065, lng: 10.1815 };

type Played = Parameters<NonNullable<Story['play']>>[0];

/** Waits until the map is drawn, and returns its parts and its messages in the toolbar's language. */
async function openMap({ canvasElement, globals }: Played) {
  await waitFor(() => {
    if (!canvasElement.querySelector('.sa-map[data-status=ready]')) throw new Error('The map is not drawn.');
  });
  const canvas = within(canvasElement);
  return {
    canvas,
    messages: mapPickerMessages(localeOf(globals)),
    accuracy: () => canvasElement.querySelector('.sa-map-accuracy-text'),
    map: canvas.getByRole('application'),
    press: async (name: string) => userEvent.click(canvas.getByRole('button', { name })),
    type: async (text: string) => {
      await userEvent.type(canvas.getByRole('textbox'), text);
      await userEvent.keyboard('{Enter}');
    },
    problem: () =>
      waitFor(() => {
        const problem = canvasElement.querySelector('.sa-map-problem, .sa-map-hint[data-problem]');
        if (!problem) throw new Error('Nothing is said to be wrong.');
        return problem;
      }),
  };
}

export default {
  title: 'Map picker/Map picker',
  component: MapPicker,
  // All states of the pin in sight; the shopper's picker has stories of its own.
  args: { controls: 'full' },
  // Controls only for texts and choices: stories show the rest, and the language is in the toolbar.
  argTypes: {
    value: { control: false },
    defaultValue: { control: false },
    onValueChange: { control: false },
    onModeChange: { control: false },
    rooftop: { control: false },
    locale: { control: false },
    label: { control: 'text' },
    gazetteer: { control: false },
    provider: { control: false },
    environment: { control: false },
    tiles: { control: false },
    controls: { control: 'inline-radio', options: ['simple', 'full'] },
    className: { control: 'text' },
  },
  parameters: {
    docs: {
      source: {
        transform: withImports(
          "{ MapPicker } from '@smart-address/react/map'",
          "'@smart-address/react/map.css'",
        ),
      },
    },
  },
  render: (args: MapPickerProps, { globals }) => <MapPicker {...args} locale={localeOf(globals)} />,
} satisfies Meta<typeof MapPicker>;

/** A shopper's picker, open on an address that is no building: the device's position first, and one filled button. */
export const Shopper: Story = {
  args: { controls: 'simple', defaultValue: placeValue('street') },
  play: async (played) => {
    const { canvas, messages, press } = await openMap(played);
    await press(messages.adjust);
    await expect(canvas.getByRole('button', { name: messages.iAmHere })).toBeVisible();
    await expect(canvas.getByRole('button', { name: messages.deliverHere })).toBeVisible();
  },
};

/** Saved, it is a card: where the pin is, and a way to change it. */
export const ShopperSaved: Story = {
  args: { controls: 'simple', defaultValue: placeValue('street') },
  play: async (played) => {
    const { canvas, messages, press } = await openMap(played);
    await press(messages.adjust);
    await press(messages.deliverHere);
    await expect(canvas.getByRole('button', { name: messages.change })).toHaveFocus();
  },
};

/** No pin yet: the whole country, and a way to place the pin. */
export const NoPin: Story = {
  play: async (played) => {
    const { canvas, messages } = await openMap(played);
    await expect(canvas.getByRole('button', { name: messages.placePin })).toBeVisible();
  },
};

/** A building: its rooftop point, the plus-code cell, and every code with a copy button. */
export const Rooftop: Story = {
  args: { defaultValue: TUNIS },
  play: async (played) => {
    const { canvas } = await openMap(played);
    await expect(canvas.getByText('8GR5-4JJJ-29')).toBeVisible();
    await expect(canvas.getByText('TN5245-445-5222')).toBeVisible();
  },
};

/** A street: one point on it, and a circle of uncertainty. */
export const Street: Story = {
  args: { defaultValue: placeValue('street') },
  play: async (played) => {
    const { accuracy, messages } = await openMap(played);
    await expect(accuracy()).toHaveTextContent(messages.accuracy.street);
  },
};

/** The middle of a postal area, never presented as the place itself. */
export const CoarsePoint: Story = {
  args: { defaultValue: placeValue('postal') },
  play: async (played) => {
    const { accuracy, messages } = await openMap(played);
    await expect(accuracy()).toHaveTextContent(messages.accuracy.postal);
  },
};

/** The pin is unlocked and not moved yet: the map says how to move it. */
export const Unlocked: Story = {
  args: { defaultValue: TUNIS },
  play: async (played) => {
    const { canvas, press, messages } = await openMap(played);
    await press(messages.adjust);
    await expect(canvas.getByText(messages.dragHint)).toBeVisible();
  },
};

/** The pin is being moved: crosshair, arrow buttons, typed code, and keys on the map. */
export const Adjusting: Story = {
  args: { defaultValue: TUNIS },
  play: async (played) => {
    const { canvas, map, press, messages } = await openMap(played);
    await press(messages.adjust);
    await expect(map).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{Shift>}{ArrowRight}{/Shift}');
    await waitFor(() => expect(canvas.queryByText('8GR5-4JJJ-29')).toBeNull());
  },
};

/** Moved by hand and saved. */
export const PlacedByHand: Story = {
  args: { defaultValue: TUNIS },
  play: async (played) => {
    const { press, accuracy, messages } = await openMap(played);
    await press(messages.adjust);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{Enter}');
    await expect(accuracy()).toHaveTextContent(messages.placedByHand);
  },
};

/** Escape returns the pin to its previous position. */
export const Cancelled: Story = {
  args: { defaultValue: TUNIS },
  play: async (played) => {
    const { canvas, press, messages } = await openMap(played);
    await press(messages.adjust);
    await userEvent.keyboard('{ArrowUp}{Escape}');
    await expect(canvas.getByText('8GR5-4JJJ-29')).toBeVisible();
  },
};

/** A typed code places the pin, without using the map. */
export const TypedCode: Story = {
  play: async (played) => {
    const { canvas, press, type, messages } = await openMap(played);
    await press(messages.placePin);
    await type('TN5245-445-5222');
    await waitFor(() => expect(canvas.getByText('TN5245-445-5222')).toBeVisible());
  },
};

/** A mistyped code: says what is wrong, and what was probably meant. */
export const MistypedCode: Story = {
  play: async (played) => {
    const { press, type, problem, messages } = await openMap(played);
    await press(messages.placePin);
    await type('8GR5-4JJJ-28');
    await expect(await problem()).toHaveTextContent('8GR5-4JJJ-29');
  },
};

/** In the sea: refused, with the distance to land. The pin stays where it was. */
export const RefusedInTheSea: Story = {
  args: { defaultValue: TUNIS },
  play: async (played) => {
    const { press, type, problem, messages } = await openMap(played);
    await press(messages.adjust);
    await type('37.2, 10.9');
    await expect(await problem()).toHaveTextContent(messages.refused.sea);
  },
};

/** In Algeria. */
export const RefusedAbroad: Story = {
  args: { defaultValue: TUNIS },
  play: async (played) => {
    const { press, type, problem, messages } = await openMap(played);
    await press(messages.adjust);
    await type('36.365, 6.61');
    await expect(await problem()).toHaveTextContent(messages.refused.abroad);
  },
};

/** The device's position, with its accuracy. */
export const AtMyPosition: Story = {
  args: {
    environment: { locate: () => Promise.resolve({ location: TUNIS, radiusMeters: 35 }) },
  },
  play: async (played) => {
    const { press, accuracy, messages } = await openMap(played);
    await press(messages.locate);
    await waitFor(() => expect(accuracy()).toHaveTextContent(messages.fromDevice(messages.length(35))));
  },
};

export const PositionDenied: Story = {
  args: { environment: { locate: () => Promise.reject(new LocateError('denied')) } },
  play: async (played) => {
    const { press, problem, messages } = await openMap(played);
    await press(messages.locate);
    await expect(await problem()).toHaveTextContent(messages.locateFailed.denied);
  },
};

/** Tiles that do not arrive: the map drawn from our own data is still there. */
export const TilesFail: Story = {
  args: {
    defaultValue: TUNIS,
    tiles: { url: './no-tiles/{z}/{x}/{y}.png', attribution: 'Nobody', maxZoom: 19 },
  },
  play: async (played) => {
    const { problem, messages } = await openMap(played);
    await expect(await problem()).toHaveTextContent(messages.tilesFailed, { normalizeWhitespace: false });
  },
};

/** Texts from right to left; the map itself is never mirrored. */
export const Arabic: Story = {
  args: { defaultValue: TUNIS },
  globals: { locale: 'ar' },
  play: async (played) => {
    const { map } = await openMap(played);
    await expect(map).toHaveAttribute('dir', 'ltr');
    await expect(map.closest('.sa-map')).toHaveAttribute('dir', 'rtl');
  },
};

const OLIVE: CSSProperties & Record<`--${string}`, string> = {
  // Each colour with its dark counterpart.
  '--sa-accent': 'light-dark(#5b6b1f, #c3d47a)',
  '--sa-on-accent': 'light-dark(#ffffff, #1c2108)',
  '--sa-radius': '2px',
  '--sa-font': "Georgia, 'Noto Serif', serif",
};

/** Another brand's colours, corners and fonts, set on an element around the map. */
export const AnotherLook: Story = {
  args: { defaultValue: TUNIS },
  decorators: [
    (Story) => (
      <div style={OLIVE}>
        <Story />
      </div>
    ),
  ],
  play: async (played) => {
    const { canvas, press, messages } = await openMap(played);
    await press(messages.adjust);
    await expect(canvas.getByRole('button', { name: messages.save })).toHaveStyle({ borderRadius: '2px' });
  },
};

/** What is done with the pin is next to the map, then comes who made the data. */
export const Phone: Story = {
  args: { defaultValue: TUNIS },
  globals: { viewport: { value: 'mobile2' } },
  tags: ['!autodocs'],
  play: async (played) => {
    await openMap(played);
    const top = (part: string) => played.canvasElement.querySelector(part)?.getBoundingClientRect().top;
    // Opened outside of Storybook's frame, the page has the window's width.
    if (innerWidth < 480) await expect(top('.sa-map-actions')).toBeLessThan(top('.sa-map-attribution') ?? 0);
  },
};

export const Dark: Story = {
  args: { defaultValue: TUNIS },
  globals: { theme: 'dark' },
  play: async (played) => {
    await openMap(played);
  },
};
