import { LocateError, type DeliveryZone } from '@smart-address/core';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { choice, fixed, inCategory, text, toggle } from './support/argTypes.ts';
import { finderCode } from './support/code.ts';
import { stillFrom, storyEnvironment } from './support/environment.ts';
import { FinderForm, type FinderFormProps } from './support/FinderForm.tsx';
import { localeOf } from './support/locale.ts';
import { lookControls, lookOf, styleOf, styleSheetOf } from './support/look.ts';
import { placeValue, recentPlaces } from './support/places.ts';
import { BACKEND_STATES, networkOf, type BackendState } from './support/sandbox.ts';
import { touchScreen } from './support/touchScreen.ts';

type Story = StoryObj<FinderFormProps>;
type Play = NonNullable<Story['play']>;

function parts(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  return {
    canvas,
    input: canvas.getByRole('combobox'),
    options: () => canvas.findAllByRole('option'),
    panel: (name: string) => canvasElement.querySelector(`[data-panel="${name}"] p`),
  };
}

const showsRows: Play = async ({ canvasElement }) => {
  const { input, options } = parts(canvasElement);
  await expect((await options()).length).toBeGreaterThan(0);
  await expect(input).toHaveAttribute('aria-expanded', 'true');
};

/** Rows, each of which says so much. */
const showsOnly =
  (where: RegExp): Play =>
  async ({ canvasElement }) => {
    for (const option of await parts(canvasElement).options()) await expect(option).toHaveTextContent(where);
  };

const noteOf = (option: HTMLElement) => option.querySelector('.sa-note')?.lastChild?.textContent;

/** A panel beside or in place of the rows; it fades in. */
const showsPanel =
  (name: string): Play =>
  async ({ canvasElement, args }) => {
    const { input, panel } = parts(canvasElement);
    await waitFor(() => expect(panel(name)).toBeVisible());
    // Whatever went wrong, what was typed is still there.
    if (args.defaultInputValue !== undefined)
      await expect(input).toHaveDisplayValue(new RegExp(`^${args.defaultInputValue}`));
  };

/** An open list for a text, short enough for a page of many. */
const typed = (defaultInputValue: string, backend: BackendState = 'normal') =>
  ({ defaultInputValue, defaultOpen: true, backend, maxRows: 4 }) satisfies FinderFormProps;

/** Tunis and around, as GeoJSON: the longitude first. */
const GREATER_TUNIS = {
  type: 'Polygon',
  coordinates: [
    [
      [10.1, 36.7],
      [10.4, 36.7],
      [10.4, 36.95],
      [10.1, 36.95],
      [10.1, 36.7],
    ],
  ],
} as const satisfies DeliveryZone;

const look = lookControls([
  '--sa-accent',
  '--sa-radius',
  '--sa-space',
  '--sa-target',
  '--sa-font',
  '--sa-font-size',
]);

export default {
  title: 'Finder/Finder',
  // What a control says at first is what holds without it.
  args: {
    ...look.args,
    defaultOpen: false,
    locate: true,
    recents: false,
    clearOnEscape: true,
    commitOnBlur: false,
    mustPick: false,
    required: false,
    disabled: false,
    readOnly: false,
    'aria-invalid': false,
    backend: 'normal',
    withDevice: false,
    withFields: false,
  },
  argTypes: {
    ...look.argTypes,
    ...inCategory('Props', {
      defaultInputValue: text('What is typed at first, restored by a reset', ''),
      defaultOpen: toggle('The list is open at first', false),
      label: text('The label; null for none', 'Address, in the finder’s language'),
      placeholder: text('In the empty field', 'what can be typed'),
      locate: toggle('Offers "Use my location"', true),
      recents: toggle('Remembers picked addresses in this site’s `localStorage`', false),
      clearOnEscape: toggle('Escape on a closed list clears the text', true),
      commitOnBlur: toggle('Leaving the field picks the active option', false),
      mustPick: toggle('A typed text is invalid until a row is picked', false),
      required: toggle('As on an `<input>`', false),
      disabled: toggle('As on an `<input>`', false),
      readOnly: toggle('As on an `<input>`', false),
      'aria-invalid': toggle('The page says that the address is wrong', false),
      dir: choice('Writing direction', ['ltr', 'rtl', 'auto'], 'the page’s'),
      defaultValue: fixed('AddressValue', 'The initial address'),
      environment: fixed('FinderEnvironment', 'Clock, randomness and position', 'the browser'),
    }),
    ...inCategory('This story', {
      backend: choice(
        'How this story’s service behaves; the toolbar’s network overrides it',
        BACKEND_STATES,
        'normal',
      ),
      withDevice: toggle('The data on the device answers too', false),
      withFields: toggle('Three more fields, which the finder fills', false),
      firstStep: choice('What the story’s buyer has done', ['arrow', 'locate', 'letter'], 'nothing'),
      maxRows: fixed('number', 'At most so many rows'),
      refine: fixed('RefineOptions', 'Of the answers: what is wanted, and what is said of the rest'),
    }),
  },
  parameters: {
    docs: {
      source: {
        language: 'tsx',
        transform: (_: string, { args, globals }: StoryContext) =>
          finderCode(args, localeOf(globals), styleSheetOf(lookOf(args))),
      },
    },
  },
  render: (args: FinderFormProps, { globals, viewMode }) => {
    const own = Object.entries(args).filter(([name]) => !name.startsWith('--'));
    const backend = networkOf(globals);
    return (
      <div style={styleOf(lookOf({ ...args }))}>
        <FinderForm
          {...Object.fromEntries(own)}
          {...(backend === undefined ? {} : { backend })}
          locale={localeOf(globals)}
          isInPlace={viewMode === 'docs'}
        />
      </div>
    );
  },
} satisfies Meta<FinderFormProps>;

/** What a buyer sees after typing: at most ten addresses, the letters that match in bold. */
export const Suggestions: Story = { args: { ...typed('la marsa'), maxRows: 10 }, play: showsRows };

/** From right to left; names in Arabic. */
export const SuggestionsInArabic: Story = {
  name: 'Suggestions, Arabic',
  args: typed('تونس'),
  globals: { locale: 'ar' },
  play: showsRows,
};

/** Nothing typed yet. */
export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const { input } = parts(canvasElement);
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await expect(input).not.toHaveAttribute('aria-activedescendant');
  },
};

/** An arrow key makes a row active. The caret stays in the field. */
export const ActiveRow: Story = {
  name: 'Active row',
  args: { ...typed('la marsa'), firstStep: 'arrow' },
  play: async ({ canvasElement }) => {
    const { input, options } = parts(canvasElement);
    const [first] = await options();
    await waitFor(() => expect(first).toHaveAttribute('aria-selected', 'true'));
    await expect(input).toHaveAttribute('aria-activedescendant', first?.id);
  },
};

/** Addresses picked before, while nothing is typed. Off by default. */
export const Recents: Story = {
  name: 'Recent addresses',
  args: { recents: recentPlaces, defaultOpen: true },
  argTypes: { recents: { control: false } },
  play: async ({ canvasElement }) => {
    const [first] = await parts(canvasElement).options();
    await expect(first).toHaveAttribute('data-recent');
  },
};

/** A pick fills the other fields of the form. */
export const Picked: Story = {
  args: { defaultValue: placeValue('locality'), withFields: true },
  play: async ({ canvasElement }) => {
    const { input, canvas } = parts(canvasElement);
    await expect(input).toHaveValue(placeValue('locality').text);
    await expect(canvas.getAllByRole('textbox')[0]).toHaveValue('Carthage');
  },
};

/** Free text is an address too: a buyer is never stuck. */
export const OwnWords: Story = {
  name: 'The buyer’s own words',
  args: { defaultInputValue: 'Derrière la vieille mosquée, portail vert' },
  play: async ({ canvasElement }) => {
    await expect(parts(canvasElement).input).toHaveValue('Derrière la vieille mosquée, portail vert');
  },
};

/** "bousaid" for "Bou Saïd". */
export const TypingMistake: Story = {
  name: 'Typing mistake corrected',
  args: typed('sidi bousaid'),
  play: showsRows,
};

export const PostalCode: Story = { name: 'Postal code', args: typed('2070'), play: showsRows };

/** An address code is recognised, and leads to its point. */
export const AddressCode: Story = { name: 'Address code', args: typed('8GR5-4JJJ-29'), play: showsRows };

/** One wrong character: the list says so, above the codes that may have been meant. None is chosen for the buyer. */
export const MistypedCode: Story = {
  name: 'Mistyped address code',
  args: typed('8GR5-4JJJ-28'),
  play: showsPanel('almostCode'),
};

/** The text is kept and can be sent. */
export const NothingFound: Story = {
  name: 'Nothing found',
  args: typed('xqzwkjvx'),
  play: showsPanel('empty'),
};

/** No answer comes: after a second, and not before, the list says that it is searching. */
export const Searching: Story = {
  args: { ...typed('la marsa', 'silent'), environment: stillFrom(2_000) },
  play: showsPanel('loading'),
};

/** Says when it tries again, and does so by itself. Here the clock stands still. */
export const TooManyRequests: Story = {
  name: 'Too many requests',
  args: { ...typed('la marsa', 'rateLimited'), environment: stillFrom(1_000) },
  play: showsPanel('rateLimited'),
};

/** What was found so far stays, without its colours. */
export const TooManyRequestsKeepsRows: Story = {
  name: 'Too many requests, rows kept',
  args: { ...typed('la mar', 'thenRateLimited'), firstStep: 'letter', environment: stillFrom(1_000) },
  play: async (context) => {
    await showsPanel('rateLimited')(context);
    await expect((await parts(context.canvasElement).options()).length).toBeGreaterThan(0);
  },
};

/** Filters: only localities, and only those of one governorate. */
export const OneGovernorate: Story = {
  name: 'Only one governorate',
  args: { ...typed('marsa'), refine: { governorate: 'TN-11', types: ['locality'] } },
  play: showsOnly(/Tunis/),
};

/** Only what is within two kilometres of a shop. */
export const NearAShop: Story = {
  name: 'Only near a shop',
  args: { ...typed('marsa'), refine: { near: { lat: 36.878, lng: 10.325, radius: 2000 } } },
  play: showsOnly(/La Marsa/),
};

/** Rows outside the zone say so, and can still be picked. */
export const OutsideTheZone: Story = {
  name: 'Outside the delivery zone',
  args: { ...typed('la marsa'), refine: { zone: GREATER_TUNIS, zoneNote: { fr: 'Livraison en 3 jours' } } },
  play: async ({ canvasElement }) => {
    await expect((await parts(canvasElement).options()).map(noteOf)).toEqual([
      undefined,
      ...Array(3).fill('Livraison en 3 jours'),
    ]);
  },
};

/** No network, and no data on the device. */
export const Offline: Story = { args: typed('la marsa', 'offline'), play: showsPanel('offline') };

/** No network: the data on the device goes on answering. */
export const OfflineOnTheDevice: Story = {
  name: 'Offline, answered by the device',
  args: { ...typed('la marsa', 'offline'), withDevice: true },
  play: showsRows,
};

/** The service cannot be reached. The form can still be sent. */
export const ServiceDown: Story = {
  name: 'Service down',
  args: typed('la marsa', 'down'),
  play: showsPanel('error'),
};

/** The device is being asked. */
export const LookingForPosition: Story = {
  name: 'Position: being found',
  args: { environment: storyEnvironment(() => new Promise(() => {})), firstStep: 'locate' },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelector('.sa-locate')).toHaveAttribute('aria-disabled', 'true'),
    );
  },
};

/** The device's point, with the address that is nearest to it. */
export const AtMyPosition: Story = {
  name: 'Position: found',
  args: {
    environment: storyEnvironment(() => Promise.resolve({ lat: 36.8065, lng: 10.1815 })),
    firstStep: 'locate',
    withFields: true,
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(parts(canvasElement).input).not.toHaveValue(''));
  },
};

/** The buyer said no: what to do instead. */
export const PositionRefused: Story = {
  name: 'Position: refused',
  args: {
    environment: storyEnvironment(() => Promise.reject(new LocateError('denied'))),
    firstStep: 'locate',
  },
  play: showsPanel('locate:denied'),
};

/** The finder knows Tunisia only. */
export const PositionAbroad: Story = {
  name: 'Position: abroad',
  args: {
    environment: storyEnvironment(() => Promise.resolve({ lat: 48.8566, lng: 2.3522 })),
    firstStep: 'locate',
  },
  play: showsPanel('locate:outside'),
};

export const Disabled: Story = {
  args: { disabled: true, defaultInputValue: 'La Marsa' },
  play: async ({ canvasElement }) => {
    await expect(parts(canvasElement).input).toBeDisabled();
  },
};

export const ReadOnly: Story = {
  name: 'Read only',
  args: { readOnly: true, defaultInputValue: 'La Marsa' },
  play: async ({ canvasElement }) => {
    await expect(parts(canvasElement).input).toHaveAttribute('readonly');
  },
};

/** The form was sent without an address. */
export const Invalid: Story = {
  args: { 'aria-invalid': true, required: true },
  play: async ({ canvasElement }) => {
    await expect(parts(canvasElement).input).toBeInvalid();
  },
};

export const Dark: Story = { args: typed('rue du lac'), globals: { theme: 'dark' }, play: showsRows };

/** The keys and the mouse, as a buyer uses them: the one story that is walked through. */
export const FromTypingToPicking: Story = {
  name: 'From typing to picking',
  tags: ['!autodocs'],
  args: { withFields: true },
  play: async ({ canvasElement }) => {
    const { canvas, input } = parts(canvasElement);
    await userEvent.type(input, 'la marsa');
    // Rows of the first letters cannot be picked for all of them.
    await waitFor(() =>
      expect(canvasElement.querySelector('.sa-finder')).toHaveAttribute('data-status', 'loaded'),
    );
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await expect(input).toHaveFocus();
    await expect(canvas.getAllByRole('textbox')[0]).not.toHaveValue('');
  },
};

/** Under a finger the list is a sheet as wide as the screen. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  // On the page of all stories the others would have a sheet too.
  tags: ['!autodocs'],
  args: { ...typed('la marsa'), maxRows: 10 },
  beforeEach: touchScreen,
  play: async (played) => {
    await showsRows(played);
    await expect(played.canvasElement.querySelector('.sa-popup')).toHaveAttribute('data-layout', 'sheet');
  },
};

export const PhoneInArabic: Story = {
  ...Phone,
  name: 'Phone, Arabic, dark',
  globals: { ...Phone.globals, locale: 'ar', theme: 'dark' },
};
