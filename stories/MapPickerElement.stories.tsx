import { mapPickerMessages } from '@smart-address/core';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { fixed, text, toggle } from './support/argTypes.ts';
import { mapElementCode } from './support/code.ts';
import { localeOf } from './support/locale.ts';
import { MapElementForm } from './maps/MapElementForm.tsx';
import { placeValue } from './support/places.ts';

type Story = StoryObj<typeof MapElementForm>;

/** Waits until the map in the element's shadow root is drawn, and for one of its buttons. */
const shows =
  (button: 'adjust' | 'placePin', isEnabled = true): NonNullable<Story['play']> =>
  async ({ canvasElement, globals }) => {
    const root = canvasElement.querySelector('map-picker')?.shadowRoot?.querySelector<HTMLElement>('.sa-map');
    if (root == null) throw new Error('There is no map-picker.');
    await waitFor(() => expect(root).toHaveAttribute('data-status', 'ready'));
    const found = within(root).getByRole('button', { name: mapPickerMessages(localeOf(globals))[button] });
    await expect(found).toBeVisible();
    await expect(found.matches(':enabled')).toBe(isEnabled);
  };

export default {
  title: 'Tags/Map picker',
  component: MapElementForm,
  argTypes: {
    address: fixed('AddressValue', 'The address that the finder starts with'),
    label: text('Names the map, where a page has two', 'the finder’s'),
    isAlone: toggle('Without a finder, at `lat` and `lng`', false),
    disabled: toggle('The map can be looked at, and its pin stays', false),
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
  name: 'Beside its finder',
  args: { address: placeValue('street') },
  play: shows('adjust'),
};

/** No address yet: the whole country, and a way to place the pin. */
export const NoPin: Story = {
  name: 'No pin yet',
  play: shows('placePin'),
};

/** Without a finder: it submits the point itself. */
export const Alone: Story = {
  args: { isAlone: true },
  play: shows('adjust'),
};

/** The map can be looked at, and its pin stays. */
export const Disabled: Story = {
  args: { isAlone: true, disabled: true },
  play: shows('adjust', false),
};
