import { AddressConfirm } from '@smart-address/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { AskWhichToKeep } from './examples/AskWhichToKeep.tsx';
import { exampleCode } from './support/exampleCode.ts';
import { localeOf } from './support/locale.ts';
import { placeValue } from './support/places.ts';

const PIN = { lat: 35.8256, lng: 10.6369 };

export default {
  title: 'Map picker/Which one to keep',
  component: AddressConfirm,
  argTypes: { locale: { control: false }, className: { control: 'text' } },
  parameters: {
    docs: {
      // A dialog covers its page: each in a page of its own.
      story: { inline: false, height: '28rem' },
      source: { code: exampleCode('AskWhichToKeep'), language: 'tsx' },
    },
  },
  render: ({ className = '' }, { globals }) => (
    <div className="story-form">
      <AskWhichToKeep
        address={placeValue('locality')}
        pin={PIN}
        locale={localeOf(globals)}
        className={className}
      />
    </div>
  ),
} satisfies Meta<typeof AddressConfirm>;

type Story = StoryObj<typeof AddressConfirm>;

const ask: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button'));
  await expect(await screen.findByRole('dialog')).toBeVisible();
};

/** The pin is a hundred kilometres from the address: which one to keep? */
export const Asking: Story = { play: ask };

export const AskingInArabic: Story = { name: 'Asking, Arabic', globals: { locale: 'ar' }, play: ask };

/** Dark mode, with its own surface and focus ring. */
export const Dark: Story = { globals: { theme: 'dark' }, play: ask };
