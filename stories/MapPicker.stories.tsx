import type { LatLng } from '@smart-address/codes';
import { LocateError, mapPickerMessages, type MapPickerMessages } from '@smart-address/core';
import { MapPicker, type MapPickerProps } from '@smart-address/react/map';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { fixed } from './support/argTypes.ts';
import { BRANDS } from './support/brands.ts';
import { withImports } from './support/code.ts';
import { stillFrom } from './support/environment.ts';
import { localeOf } from './support/locale.ts';
import { styleOf } from './support/look.ts';
import { placeValue } from './support/places.ts';
import { Reached, type Buyer } from './support/Reached.tsx';

type Story = StoryObj<typeof MapPicker>;

const TUNIS: LatLng = { lat: 36.8065, lng: 10.1815 };

type Played = Parameters<NonNullable<Story['play']>>[0];

/** Waits until the map is drawn, and returns its parts and its messages in the toolbar's language. */
async function openMap({ canvasElement, globals }: Played) {
  await waitFor(() => expect(canvasElement.querySelector('.sa-map')).toHaveAttribute('data-status', 'ready'));
  const canvas = within(canvasElement);
  const messages = mapPickerMessages(localeOf(globals));
  const shows = (selector: string, text: string) =>
    waitFor(() =>
      expect(canvasElement.querySelector(selector)).toHaveTextContent(text, { normalizeWhitespace: false }),
    );
  return {
    canvas,
    messages,
    map: canvas.getByRole('application'),
    hasButton: async (name: string) =>
      expect(await canvas.findByRole('button', { name, hidden: true })).toBeVisible(),
    saysWhere: (text: string) => shows('.sa-map-accuracy-text', text),
    saysWrong: (text: string) => shows('.sa-map-problem, .sa-map-hint[data-problem]', text),
  };
}

/** Asserts once the map is drawn. */
const drawn =
  (check: (map: Awaited<ReturnType<typeof openMap>>) => unknown): NonNullable<Story['play']> =>
  async (played) => {
    await check(await openMap(played));
  };

/** How a buyer comes to the state of a story, in the toolbar's language. */
const after = (reach: (buyer: Buyer, messages: MapPickerMessages) => Promise<void>) => ({
  parameters: { reach },
});

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
    tiles: fixed('MapTiles', 'Streets of a map service, over our own map'),
    tilesOnRequest: fixed('MapTiles', 'Streets that the buyer asks for, by a button that names their host'),
    controls: { control: 'inline-radio', options: ['simple', 'full'] },
    className: { control: 'text' },
    children: { control: false },
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
  render: (args: MapPickerProps, { globals, parameters, viewMode }) => {
    const locale = localeOf(globals);
    const { reach }: Partial<ReturnType<typeof after>['parameters']> = parameters;
    const by = reach && ((buyer: Buyer) => reach(buyer, mapPickerMessages(locale)));
    return (
      <Reached by={by} isAlone={viewMode !== 'docs'}>
        <MapPicker {...args} locale={locale} />
      </Reached>
    );
  },
} satisfies Meta<typeof MapPicker>;

/** A shopper's picker, open on an address that is no building: the device's position first, and one filled button. */
export const Shopper: Story = {
  args: { controls: 'simple', defaultValue: placeValue('street') },
  ...after(({ press }, { adjust }) => press(adjust)),
  play: drawn(async ({ hasButton, messages }) => {
    await hasButton(messages.iAmHere);
    await hasButton(messages.deliverHere);
  }),
};

/** Saved, it is a card: where the pin is, and a way to change it. */
export const ShopperSaved: Story = {
  name: 'Shopper, saved',
  args: Shopper.args ?? {},
  ...after(async ({ press }, { adjust, deliverHere }) => {
    await press(adjust);
    await press(deliverHere);
  }),
  play: drawn(({ hasButton, messages }) => hasButton(messages.change)),
};

/** No pin yet: the whole country, and a way to place the pin. */
export const NoPin: Story = {
  name: 'No pin yet',
  play: drawn(({ hasButton, messages }) => hasButton(messages.placePin)),
};

/** A building: its rooftop point, the plus-code cell, and every code with a copy button. */
export const Rooftop: Story = {
  args: { defaultValue: TUNIS },
  play: drawn(async ({ canvas }) => {
    await expect(canvas.getByText('8GR5-4JJJ-29')).toBeVisible();
    await expect(canvas.getByText('TN5245-445-5222')).toBeVisible();
  }),
};

/** A street: one point on it, and a circle of uncertainty. */
export const Street: Story = {
  args: { defaultValue: placeValue('street') },
  play: drawn(({ saysWhere, messages }) => saysWhere(messages.accuracy.street)),
};

/** The middle of a postal area, never presented as the place itself. */
export const CoarsePoint: Story = {
  name: 'Postal area',
  args: { defaultValue: placeValue('postal') },
  play: drawn(({ saysWhere, messages }) => saysWhere(messages.accuracy.postal)),
};

/** The pin is unlocked and not moved yet: the map says how to move it. */
export const Unlocked: Story = {
  name: 'Pin unlocked',
  // It says so for four seconds, of which a busy machine may need more to draw the map.
  args: { defaultValue: TUNIS, environment: { setTimer: stillFrom(2_000).setTimer } },
  ...after(({ press }, { adjust }) => press(adjust)),
  play: drawn(async ({ canvas, map, messages }) => {
    await expect(await canvas.findByText(messages.dragHint)).toBeVisible();
    await expect(map).toHaveFocus();
  }),
};

/** The pin is being moved: crosshair, arrow buttons, typed code, and keys on the map. */
export const Adjusting: Story = {
  name: 'Pin being moved',
  args: { defaultValue: TUNIS },
  ...after(async ({ press, keys }, { adjust }) => {
    await press(adjust);
    await keys('ArrowUp', 'ArrowRight');
  }),
  play: drawn(({ canvas }) => waitFor(() => expect(canvas.queryByText('8GR5-4JJJ-29')).toBeNull())),
};

/** Moved by hand and saved. */
export const PlacedByHand: Story = {
  name: 'Placed by hand',
  args: { defaultValue: TUNIS },
  ...after(async ({ press, keys }, { adjust }) => {
    await press(adjust);
    await keys('ArrowUp', 'ArrowUp', 'Enter');
  }),
  play: drawn(({ saysWhere, messages }) => saysWhere(messages.placedByHand)),
};

/** Types where the pin should be: a new one, or another place for the one that is there. */
const typing = (text: string, button: 'placePin' | 'adjust' = 'placePin') =>
  after(async ({ press, type }, messages) => {
    await press(messages[button]);
    await type(text);
  });

/** A typed code places the pin, without using the map. */
export const TypedCode: Story = {
  name: 'Typed code',
  ...typing('TN5245-445-5222'),
  play: drawn(async ({ canvas }) => expect(await canvas.findByText('TN5245-445-5222')).toBeVisible()),
};

/** A mistyped code: says what is wrong, and what was probably meant. */
export const MistypedCode: Story = {
  name: 'Mistyped code',
  ...typing('8GR5-4JJJ-28'),
  play: drawn(({ saysWrong }) => saysWrong('8GR5-4JJJ-29')),
};

/** Refused, with the distance to land. The pin stays where it was. */
export const RefusedInTheSea: Story = {
  name: 'Refused: in the sea',
  args: { defaultValue: TUNIS },
  ...typing('37.2, 10.9', 'adjust'),
  play: drawn(({ saysWrong, messages }) => saysWrong(messages.refused.sea)),
};

/** In Algeria. */
export const RefusedAbroad: Story = {
  name: 'Refused: abroad',
  args: { defaultValue: TUNIS },
  ...typing('36.365, 6.61', 'adjust'),
  play: drawn(({ saysWrong, messages }) => saysWrong(messages.refused.abroad)),
};

/** The device's position, with its accuracy. */
export const AtMyPosition: Story = {
  name: 'Position: found',
  args: { environment: { locate: () => Promise.resolve({ location: TUNIS, radiusMeters: 35 }) } },
  ...after(({ press }, { locate }) => press(locate)),
  play: drawn(({ saysWhere, messages }) => saysWhere(messages.fromDevice(messages.length(35)))),
};

export const PositionRefused: Story = {
  name: 'Position: refused',
  args: { environment: { locate: () => Promise.reject(new LocateError('denied')) } },
  ...after(({ press }, { locate }) => press(locate)),
  play: drawn(({ saysWrong, messages }) => saysWrong(messages.locateFailed.denied)),
};

/** Tiles that do not arrive: the map drawn from our own data is still there. */
export const TilesFail: Story = {
  name: 'Tiles do not arrive',
  args: {
    defaultValue: TUNIS,
    tiles: { url: './no-tiles/{z}/{x}/{y}.png', attribution: 'Nobody', maxZoom: 19 },
  },
  play: drawn(({ saysWrong, messages }) => saysWrong(messages.tilesFailed)),
};

/** Texts from right to left; the map itself is never mirrored. */
export const Arabic: Story = {
  args: { defaultValue: TUNIS },
  globals: { locale: 'ar' },
  play: drawn(async ({ map }) => {
    await expect(map).toHaveAttribute('dir', 'ltr');
    await expect(map.closest('.sa-map')).toHaveAttribute('dir', 'rtl');
  }),
};

/** Another brand's colours, corners and fonts, set on an element around the map. */
export const AnotherLook: Story = {
  name: 'Another look',
  args: { defaultValue: TUNIS },
  decorators: [
    (Story) => (
      <div style={styleOf(BRANDS.Olive)}>
        <Story />
      </div>
    ),
  ],
  ...after(({ press }, { adjust }) => press(adjust)),
  play: drawn(async ({ canvas, messages }) => {
    const save = await canvas.findByRole('button', { name: messages.save });
    await expect(save).toHaveStyle({ borderRadius: '2px' });
  }),
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
  play: drawn(() => undefined),
};
