import { AddressPreview, type AddressPreviewProps } from '@smart-address/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { withImports } from './support/code.ts';
import { localeOf } from './support/locale.ts';
import { placeValue } from './support/places.ts';

type Story = StoryObj<typeof AddressPreview>;

/** Waits until places are drawn around the pin. */
const drawn: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await waitFor(() => expect(canvasElement.querySelector('svg text')).not.toBeNull());
};

export default {
  title: 'Preview/Preview',
  component: AddressPreview,
  argTypes: {
    locale: { control: false },
    gazetteer: { control: false },
    width: { control: { type: 'number', min: 120 } },
    height: { control: { type: 'number', min: 80 } },
    className: { control: 'text' },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '30rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      source: {
        transform: withImports(
          "{ AddressPreview } from '@smart-address/react'",
          "'@smart-address/react/styles.css'",
        ),
      },
    },
  },
  render: (args: AddressPreviewProps, { globals }) => <AddressPreview {...args} locale={localeOf(globals)} />,
} satisfies Meta<typeof AddressPreview>;

export const Rooftop: Story = { args: { value: placeValue('rooftop') }, play: drawn };

export const Street: Story = { args: { value: placeValue('street') }, play: drawn };

/** By the sea: water is drawn, and a circle shows how exact the point is. */
export const Locality: Story = { args: { value: placeValue('locality') }, play: drawn };

export const PostalArea: Story = {
  name: 'Postal area',
  args: { value: placeValue('postal') },
  play: drawn,
};

/** Free text has no point: nothing is drawn, and the preview says so. */
export const NoPoint: Story = {
  name: 'No point',

  args: { value: { ...placeValue('rooftop'), source: 'free', location: null, accuracy: null } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.sa-preview-empty')).toBeVisible();
  },
};

export const Arabic: Story = {
  args: { value: placeValue('locality') },
  globals: { locale: 'ar' },
  play: drawn,
};

export const Dark: Story = {
  args: { value: placeValue('locality') },
  globals: { theme: 'dark' },
  play: drawn,
};
