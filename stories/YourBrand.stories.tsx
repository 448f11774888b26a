import { mapPickerMessages } from '@smart-address/core';
import type { Lang } from '@smart-address/gazetteer';
import { AddressFinder, AddressPreview } from '@smart-address/react';
import { MapPicker } from '@smart-address/react/map';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { useMemo } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { TOKEN_TABLE, isTokenName } from './foundations/tokenTable.ts';
import { BRANDS } from './support/brands.ts';
import { localeOf } from './support/locale.ts';
import { argsOf, lookControls, lookOf, styleOf, styleSheetOf, type LookArgs } from './support/look.ts';
import { placeValue } from './support/places.ts';
import { storyProvider } from './support/sandbox.ts';

/** Finder, map and preview in one brand, and its CSS. */
function BrandPage({ args, locale }: { readonly args: LookArgs; readonly locale: Lang }) {
  const provider = useMemo(() => storyProvider(), []);
  const look = lookOf(args);
  return (
    <div className="story-form" style={{ maxInlineSize: '44rem', ...styleOf(look) }}>
      <AddressFinder provider={provider} locale={locale} name="address" />
      <MapPicker defaultValue={placeValue('rooftop')} locale={locale} />
      <AddressPreview value={placeValue('locality')} locale={locale} />
      <pre className="story-css" dir="ltr">
        {styleSheetOf(look)}
      </pre>
    </div>
  );
}

const { args, argTypes } = lookControls(Object.keys(TOKEN_TABLE).filter(isTokenName));

export default {
  title: 'Start/Your brand',
  args,
  argTypes,
  parameters: {
    docs: {
      source: {
        language: 'css',
        transform: (_: string, { args }: StoryContext) => styleSheetOf(lookOf(args)),
      },
    },
  },
  render: (args, { globals }) => <BrandPage args={args} locale={localeOf(globals)} />,
} satisfies Meta<Record<string, string>>;

type Story = StoryObj<Record<string, string>>;

async function ready(canvasElement: HTMLElement) {
  await waitFor(() => {
    if (!canvasElement.querySelector('.sa-map[data-status=ready]')) throw new Error('The map is not drawn.');
  });
}

/** The default look: every property has a control below, and the CSS of what is set is displayed under the parts. */
export const Playground: Story = { play: ({ canvasElement }) => ready(canvasElement) };

/** As in a back office. Targets below 44 px are for a mouse only. */
export const DenseAndSquare: Story = {
  name: 'Square and dense',
  args: argsOf(BRANDS['Square and dense']),
  play: async ({ canvasElement, globals }) => {
    await ready(canvasElement);
    const canvas = within(canvasElement);
    const map = canvas.getByRole('application', { name: mapPickerMessages(localeOf(globals)).mapLabel });
    await expect(map.getBoundingClientRect().height).toBe(224);
    await userEvent.type(canvas.getByRole('combobox'), 'la marsa');
    const [row] = await canvas.findAllByRole('option');
    // Under a finger rows keep their height.
    if (matchMedia('(pointer: fine)').matches)
      await expect(row?.getBoundingClientRect().height).toBeLessThan(48);
  },
};

/** Always dark, whatever the system says: a shop with only one theme. */
export const DarkShop: Story = {
  name: 'Dark shop',
  globals: { theme: 'dark' },
  args: argsOf(BRANDS['Dark shop']),
  play: async ({ canvasElement }) => {
    await ready(canvasElement);
    const save = canvasElement.querySelector('.sa-map-button[data-primary]');
    await expect(save).toHaveStyle({ backgroundColor: 'rgb(255, 183, 77)', color: 'rgb(35, 20, 0)' });
  },
};
