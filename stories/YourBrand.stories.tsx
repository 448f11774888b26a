/// <reference types="vite/client" />
import { mapPickerMessages } from '@smart-address/core';
import type { Lang } from '@smart-address/gazetteer';
import { AddressFinder, AddressPreview } from '@smart-address/react';
import { MapPicker } from '@smart-address/react/map';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { useMemo } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { localeOf } from './support/locale.ts';
import { placeValue } from './support/places.ts';
import { storyProvider } from './support/sandbox.ts';
import { TOKENS, type Brand, type TokenName } from './support/tokens.ts';

const STYLE_SHEETS = import.meta.glob<string>('../packages/react/src/**/*.css', {
  query: '?raw',
  import: 'default',
  eager: true,
});

function isSet(entry: [string, string | undefined]): entry is [string, string] {
  return entry[0] in TOKENS && Boolean(entry[1]);
}

/** Under which heading a property stands among the controls. */
function categoryOf(name: string, control: 'color' | 'text'): string {
  if (name.startsWith('--sa-map-')) return 'Map';
  if (name.startsWith('--sa-font')) return 'Letters';
  return control === 'color' ? 'Colours' : 'Corners, sizes and shadows';
}

/** The style sheet of a brand, to copy. */
function cssOf(brand: Brand): string {
  const set = Object.entries(brand).filter(isSet);
  if (set.length === 0) return '/* Set a property below, and copy what stands here. */';
  return `:root {\n${set.map(([name, value]) => `  ${name}: ${value};\n`).join('')}}`;
}

/** Finder, map and preview in one brand, and its CSS. */
function BrandPage({ brand, locale }: { readonly brand: Brand; readonly locale: Lang }) {
  const provider = useMemo(() => storyProvider(), []);
  const set = Object.entries(brand).filter(isSet);
  return (
    <div className="story-form" style={{ maxInlineSize: '44rem', ...Object.fromEntries(set) }}>
      <AddressFinder provider={provider} locale={locale} name="address" />
      <MapPicker defaultValue={placeValue('rooftop')} locale={locale} />
      <AddressPreview value={placeValue('locality')} locale={locale} />
      <pre className="story-css" dir="ltr">
        {cssOf(brand)}
      </pre>
    </div>
  );
}

export default {
  title: 'Your brand',
  argTypes: Object.fromEntries(
    Object.entries(TOKENS).map(([name, { control, initial, description }]) => [
      name,
      {
        control,
        description,
        table: { category: categoryOf(name, control), defaultValue: { summary: initial } },
      },
    ]),
  ),
  parameters: {
    docs: {
      source: { language: 'css', transform: (_: string, { args }: StoryContext<Brand>) => cssOf(args) },
    },
  },
  render: (args, { globals }) => <BrandPage brand={args} locale={localeOf(globals)} />,
} satisfies Meta<Brand>;

type Story = StoryObj<Brand>;

async function ready(canvasElement: HTMLElement) {
  await waitFor(() => {
    if (!canvasElement.querySelector('.sa-map[data-status=ready]')) throw new Error('The map is not drawn.');
  });
}

/** The default look: every property has a control below, and the CSS of what is set is displayed under the parts. */
export const Playground: Story = {
  play: async ({ canvasElement }) => {
    await ready(canvasElement);
    // The controls are exactly the properties that the style sheets read.
    const asked = Object.values(STYLE_SHEETS)
      .join('\n')
      .match(/(?<=var\(\s*)--sa-[a-z-]+(?=,)/g);
    await expect([...new Set(asked)].sort()).toEqual(Object.keys(TOKENS).sort());
  },
};

/** Square and dense, as in a back office. Targets below 44 px are for a mouse only. */
export const DenseAndSquare: Story = {
  args: {
    // A shop with both themes: each colour with its dark counterpart.
    '--sa-accent': 'light-dark(#4a148c, #cfa6ff)',
    '--sa-accent-soft': 'light-dark(#f0e6f8, #35224d)',
    '--sa-on-accent': 'light-dark(#ffffff, #24103d)',
    '--sa-radius': '0',
    '--sa-radius-row': '0',
    '--sa-space': '2px',
    '--sa-target': '32px',
    '--sa-font': "Georgia, 'Noto Serif', serif",
    '--sa-font-size': '0.875rem',
    '--sa-font-size-small': '0.6875rem',
    '--sa-shadow': 'none',
    '--sa-map-height': '14rem',
    '--sa-map-pin': 'light-dark(#4a148c, #cfa6ff)',
  },
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
  globals: { theme: 'dark' },
  args: {
    '--sa-accent': '#ffb74d',
    '--sa-accent-soft': '#3a2a12',
    '--sa-on-accent': '#231400',
    '--sa-surface': '#1c1714',
    '--sa-surface-raised': '#241d19',
    '--sa-surface-sunken': '#15110f',
    '--sa-text': '#f6ede4',
    '--sa-text-muted': '#c5b5a5',
    '--sa-border': '#8b7866',
    '--sa-line': '#3b3029',
    '--sa-radius': '22px',
    '--sa-map-home': '#ffcc80',
  } satisfies Partial<Record<TokenName, string>>,
  play: async ({ canvasElement }) => {
    await ready(canvasElement);
    const save = canvasElement.querySelector('.sa-map-button[data-primary]');
    await expect(save).toHaveStyle({ backgroundColor: 'rgb(255, 183, 77)', color: 'rgb(35, 20, 0)' });
  },
};
