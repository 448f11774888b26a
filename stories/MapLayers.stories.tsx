import { mapPickerMessages } from '@smart-address/core';
import { MapPicker, type MapPickerProps } from '@smart-address/react/map';
import '@smart-address/react/map.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Circle } from 'react-leaflet';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { localeOf } from './support/locale.ts';
import streets from './support/generated/streets.pmtiles?url&no-inline';
import cutStreets from './support/generated/streets-cut.pmtiles?url&no-inline';
import { OwnMap } from './maps/OwnMap.tsx';
import { OwnStreets } from './maps/OwnStreets.tsx';

const TUNIS = { lat: 36.8065, lng: 10.1815 };

export default {
  title: 'Map picker/Layers of your own',
  component: MapPicker,
  args: { defaultValue: TUNIS },
  argTypes: { defaultValue: { control: false }, locale: { control: false } },
} satisfies Meta<typeof MapPicker>;

type Story = StoryObj<typeof MapPicker>;

/** A layer of the team's on the picker's map, written with react-leaflet: where the shop delivers. */
export const DeliveryZone: Story = {
  name: 'Delivery zone',

  render: (args: MapPickerProps, { globals }) => (
    <MapPicker {...args} controls="full" locale={localeOf(globals)}>
      <Circle center={TUNIS} radius={70} className="story-zone" pathOptions={{ color: '#0b6b4f' }} />
    </MapPicker>
  ),
  play: async ({ canvasElement, globals }) => {
    const messages = mapPickerMessages(localeOf(globals));
    const canvas = within(canvasElement);
    const zone = () => canvasElement.querySelector('.story-zone')?.getBoundingClientRect().width ?? 0;
    await waitFor(() => expect(zone()).toBeGreaterThan(100));
    const before = zone();
    // It is a layer of the same map: drawn half as wide by a zoom, and no wall for the pin.
    await userEvent.click(canvas.getByRole('button', { name: messages.zoomOut }));
    await waitFor(() => expect(Math.abs(zone() - before / 2)).toBeLessThan(before / 8));
    await userEvent.click(canvas.getByRole('button', { name: messages.adjust }));
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(canvas.getByRole('button', { name: messages.adjust })).toBeVisible();
    await waitFor(() => expect(canvas.getByText('36.8066250, 10.1815000')).toBeVisible());
  },
};

/** Colours in a drawn tile of the streets, at most; 0 while none is drawn. */
function coloursOf(host: HTMLElement): number {
  const drawn = [...host.querySelectorAll<HTMLCanvasElement>('canvas.leaflet-tile-loaded')].map((tile) => {
    const pixels = tile.getContext('2d')?.getImageData(0, 0, tile.width, tile.height).data ?? [];
    return new Set(new Uint32Array(Uint8Array.from(pixels).buffer)).size;
  });
  return Math.max(0, ...drawn);
}

/** Streets of the team's own, without a tile company: one PMTiles file on its own host. The caption does not deny them. */
export const StreetsFromOneFile: Story = {
  name: 'Streets from one file',
  render: (args: MapPickerProps, { globals }) => (
    <MapPicker {...args} locale={localeOf(globals)}>
      <OwnStreets url={streets} maxDataZoom={14} />
    </MapPicker>
  ),
  play: async ({ canvasElement, globals }) => {
    const messages = mapPickerMessages(localeOf(globals));
    await waitFor(() => expect(coloursOf(canvasElement)).toBeGreaterThan(2));
    await waitFor(() => expect(within(canvasElement).queryByText(messages.schematic)).toBeNull());
  },
};

/** Such a file that was cut off on its way: the drawn country is there, and the pin is moved as ever. */
export const StreetsFromACutFile: Story = {
  name: 'Streets from a cut file',
  render: (args: MapPickerProps, { globals }) => (
    <MapPicker {...args} locale={localeOf(globals)}>
      <OwnStreets url={cutStreets} maxDataZoom={14} />
    </MapPicker>
  ),
  play: async ({ canvasElement, globals }) => {
    const messages = mapPickerMessages(localeOf(globals));
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvasElement.querySelector('.sa-map-tiles canvas')).not.toBeNull());
    await waitFor(() => expect(canvasElement.querySelector('canvas.leaflet-tile-loaded')).not.toBeNull());
    await expect(coloursOf(canvasElement)).toBe(1);
    await userEvent.click(canvas.getByRole('button', { name: messages.adjust }));
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(canvas.getByRole('button', { name: messages.change })).toBeVisible();
  },
};

/** Our layers in a map of the team's own: country, grid and pin over `useMapPicker`, moved by key and tap. */
export const InAMapOfYourOwn: Story = {
  name: 'In a map of your own',

  render: ({ defaultValue }: MapPickerProps, { globals }) => (
    <OwnMap defaultValue={defaultValue} locale={localeOf(globals)} />
  ),
  play: async ({ canvasElement, globals }) => {
    const messages = mapPickerMessages(localeOf(globals));
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvasElement.querySelector('canvas')).not.toBeNull());
    await waitFor(() => expect(canvasElement.querySelector('.sa-map-grid')).not.toBeNull());
    // Leaflet's line of credits names who made the data.
    await waitFor(() => expect(canvas.getByText(/GeoNames/)).toBeVisible());
    const shown = () => canvas.getAllByRole('status')[0]?.textContent;
    await userEvent.click(canvas.getByRole('button', { name: messages.adjust }));
    const map = canvas.getByRole('application');
    map.focus();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(shown()).toBe('36.8066250, 10.1815000'));
    const container = canvasElement.querySelector('.leaflet-container');
    if (!container) throw new Error('Leaflet has drawn nothing.');
    const { left, top, width, height } = container.getBoundingClientRect();
    const at = { clientX: left + width / 2 - 60, clientY: top + height / 2, bubbles: true };
    fireEvent(container, new MouseEvent('click', at));
    await waitFor(() => expect(shown()).toMatch(/^36\.80\d+, 10\.18[01]\d+$/));
    await userEvent.click(canvas.getByRole('button', { name: messages.save }));
    await expect(canvas.getByRole('button', { name: messages.adjust })).toBeVisible();
  },
};
