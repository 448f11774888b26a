import { mapPickerMessages } from '@smart-address/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { themeOf } from './.storybook/theme.ts';
import { localeOf } from './support/locale.ts';
import { MapLibrePicker } from './maps/MapLibrePicker.tsx';

const TUNIS = { lat: 36.8065, lng: 10.1815 };
export default {
  title: 'Map picker/With MapLibre',
  component: MapLibrePicker,
  args: { defaultValue: TUNIS, theme: 'light' },
  // Read once, when the picker is first shown.
  argTypes: { defaultValue: { control: false }, locale: { control: false }, theme: { control: false } },
  render: ({ defaultValue }, { globals }) => (
    <MapLibrePicker
      defaultValue={defaultValue}
      locale={localeOf(globals)}
      theme={themeOf(globals['theme'])}
    />
  ),
} satisfies Meta<typeof MapLibrePicker>;

type Story = StoryObj<typeof MapLibrePicker>;

/** Another map library under the same picker: keys, taps, refusals and texts come from `useMapPicker`. */
export const MovedByKeyAndTap: Story = {
  name: 'Moved by key and tap',

  play: async ({ canvasElement, globals }) => {
    const messages = mapPickerMessages(localeOf(globals));
    const canvas = within(canvasElement);
    const map = canvas.getByRole('application');
    await waitFor(() => expect(canvasElement.querySelector('.maplibregl-marker')).not.toBeNull());
    await waitFor(() => expect(canvas.getByText(/Tunis|تونس/)).toBeVisible());
    const shown = () => within(canvasElement).getAllByRole('status')[0]?.textContent;
    await expect(shown()).toBe('36.8065000, 10.1815000');
    await userEvent.click(canvas.getByRole('button', { name: messages.adjust }));
    map.focus();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(shown()).toBe('36.8066250, 10.1815000'));
    const surface = canvasElement.querySelector('canvas');
    if (!surface) throw new Error('MapLibre has drawn nothing.');
    const { left, top, width, height } = surface.getBoundingClientRect();
    const at = { clientX: left + width / 2 - 60, clientY: top + height / 2, bubbles: true };
    for (const type of ['mousedown', 'mouseup', 'click']) fireEvent(surface, new MouseEvent(type, at));
    await waitFor(() => expect(shown()).toMatch(/^36\.80\d+, 10\.1[67]\d+$/));
    await userEvent.click(canvas.getByRole('button', { name: messages.save }));
    await expect(canvas.getByRole('button', { name: messages.adjust })).toBeVisible();
  },
};
