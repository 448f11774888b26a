import { mapPickerMessages } from '@smart-address/core';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { mapElementCode } from './support/code.ts';
import { localeOf } from './support/locale.ts';
import { MapElementForm } from './support/MapElementForm.tsx';
import { placeValue } from './support/places.ts';

type Story = StoryObj<typeof MapElementForm>;
type Played = Parameters<NonNullable<Story['play']>>[0];

/** Waits until the map in the element's shadow root is drawn. */
async function openMap({ canvasElement, globals }: Played) {
  const map = canvasElement.querySelector('map-picker');
  const finder = canvasElement.querySelector('address-finder');
  const root = map?.shadowRoot?.querySelector<HTMLElement>('.sa-map');
  if (map === null || root == null) throw new Error('There is no map-picker.');
  await waitFor(() => expect(root).toHaveAttribute('data-status', 'ready'));
  return { map, finder, canvas: within(root), root, messages: mapPickerMessages(localeOf(globals)) };
}

export default {
  title: 'Tags/Map picker',
  component: MapElementForm,
  argTypes: {
    address: { control: false },
    label: { control: 'text', description: 'Names the map, where a page has two' },
    isAlone: { control: 'boolean', description: 'Without a finder, at `lat` and `lng`' },
    disabled: { control: 'boolean', description: 'The map can be looked at, and its pin stays' },
  },
  parameters: {
    docs: {
      source: {
        language: 'html',
        transform: (_: string, { args, globals }: StoryContext) => mapElementCode(args, localeOf(globals)),
      },
    },
  },
} satisfies Meta<typeof MapElementForm>;

/** `for` names the finder: its address is shown. */
export const BesideItsFinder: Story = {
  args: { address: placeValue('street') },
  play: async (played) => {
    const { canvas, messages } = await openMap(played);
    await expect(canvas.getByRole('button', { name: messages.adjust })).toBeVisible();
  },
};

/** A saved pin is the finder's address, in the words that were there. */
export const PlacedByHand: Story = {
  args: { address: placeValue('street') },
  play: async (played) => {
    const { map, finder, messages, root } = await openMap(played);
    const text = finder?.value;
    map.focus();
    await userEvent.keyboard('{Enter}{ArrowUp}{ArrowUp}{Enter}');
    await expect(root.querySelector('.sa-map-accuracy-text')).toHaveTextContent(messages.placedByHand);
    await expect([finder?.value, finder?.addressValue.source]).toEqual([text, 'pin']);
  },
};

/** No address yet: the whole country, and a way to place the pin. */
export const NoPin: Story = {
  play: async (played) => {
    const { canvas, messages } = await openMap(played);
    await expect(canvas.getByRole('button', { name: messages.placePin })).toBeVisible();
  },
};

/** Without a finder: it submits the point itself. */
export const Alone: Story = {
  args: { isAlone: true },
  play: async (played) => {
    const { canvas, messages } = await openMap(played);
    await userEvent.click(canvas.getByText(messages.more));
    await expect(canvas.getByText('8GR5-4JJJ-29')).toBeVisible();
  },
};

/** The map can be looked at, and its pin stays. */
export const Disabled: Story = {
  args: { isAlone: true, disabled: true },
  play: async (played) => {
    const { canvas, messages } = await openMap(played);
    await expect(canvas.getByRole('button', { name: messages.adjust })).toBeDisabled();
  },
};
