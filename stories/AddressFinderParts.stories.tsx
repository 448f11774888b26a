import { AddressFinder, useAddressFinder } from '@smart-address/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, type CSSProperties } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { localeOf } from './support/locale.ts';
import { storyProvider } from './support/sandbox.ts';
import type { Lang } from '@smart-address/gazetteer';

interface PartsProps {
  readonly locale: Lang;
}

const PATIENCE = { timeout: 10_000 };

/** Every part, in the usual order. */
function EveryPart({ locale }: PartsProps) {
  const provider = useMemo(() => storyProvider(), []);
  return (
    <form className="story-form" onSubmit={(event) => event.preventDefault()}>
      <AddressFinder.Root provider={provider} locale={locale}>
        <AddressFinder.Label />
        <AddressFinder.Control>
          <AddressFinder.OpenButton />
          <AddressFinder.Input name="address" />
          <AddressFinder.ClearButton />
          <AddressFinder.LocateButton />
        </AddressFinder.Control>
        <AddressFinder.Popup>
          <AddressFinder.Recents />
          <AddressFinder.List />
          <AddressFinder.Loading />
          <AddressFinder.Empty />
          <AddressFinder.Error />
          <AddressFinder.Attribution />
        </AddressFinder.Popup>
        <AddressFinder.Status />
      </AddressFinder.Root>
    </form>
  );
}

/** A team's own rows, with matches still in bold. */
function OwnRows({ locale }: PartsProps) {
  const provider = useMemo(() => storyProvider(), []);
  return (
    <form className="story-form" onSubmit={(event) => event.preventDefault()}>
      <AddressFinder.Root provider={provider} locale={locale}>
        <AddressFinder.Label />
        <AddressFinder.Control>
          <AddressFinder.Input name="address" />
        </AddressFinder.Control>
        <AddressFinder.Popup>
          <AddressFinder.List>
            {(option) => (
              <AddressFinder.Option key={option.id} value={option}>
                <span style={{ flex: 1 }}>
                  <AddressFinder.Match />
                </span>
                <bdi dir="ltr">{option.result.smartCode}</bdi>
              </AddressFinder.Option>
            )}
          </AddressFinder.List>
        </AddressFinder.Popup>
        <AddressFinder.Status />
      </AddressFinder.Root>
    </form>
  );
}

const OLIVE: CSSProperties & Record<`--${string}`, string> = {
  // Each colour with its dark counterpart.
  '--sa-accent': 'light-dark(#5b6b1f, #c3d47a)',
  '--sa-accent-soft': 'light-dark(#eef1dc, #2f3618)',
  '--sa-on-accent': 'light-dark(#ffffff, #1c2108)',
  '--sa-border': 'light-dark(#6f7654, #98a078)',
  '--sa-radius': '2px',
  '--sa-radius-row': '2px',
  '--sa-font': "Georgia, 'Noto Serif', serif",
};

/** Another brand's colours, with custom properties only. */
function AnotherLook({ locale }: PartsProps) {
  const provider = useMemo(() => storyProvider(), []);
  return (
    <form className="story-form" onSubmit={(event) => event.preventDefault()}>
      <AddressFinder.Root provider={provider} locale={locale} className="sa-finder" style={OLIVE}>
        <AddressFinder.Label />
        <AddressFinder.Control>
          <AddressFinder.OpenButton />
          <AddressFinder.Input name="address" />
          <AddressFinder.ClearButton />
        </AddressFinder.Control>
        <AddressFinder.Popup>
          <AddressFinder.List />
          <AddressFinder.Attribution />
        </AddressFinder.Popup>
        <AddressFinder.Status />
      </AddressFinder.Root>
    </form>
  );
}

/** A team's own markup on the hook, without our elements. */
function OwnMarkup({ locale }: PartsProps) {
  const provider = useMemo(() => storyProvider(), []);
  const finder = useAddressFinder({ provider, locale });
  return (
    <div className="story-form" {...finder.getRootProps()}>
      <label {...finder.getLabelProps()}>{finder.messages.label}</label>
      <input {...finder.getInputProps()} placeholder={finder.messages.placeholder} />
      <div {...finder.getPopupProps()}>
        <ul {...finder.getListProps()} style={{ margin: 0, padding: 8, listStyle: 'none' }}>
          {finder.state.options.map((option) => (
            <li
              key={option.id}
              {...finder.getOptionProps(option)}
              style={{
                padding: 8,
                background: option.id === finder.state.activeId ? 'Highlight' : undefined,
                color: option.id === finder.state.activeId ? 'HighlightText' : undefined,
              }}
            >
              {option.result.label}
            </li>
          ))}
        </ul>
      </div>
      <div {...finder.getStatusProps()} />
    </div>
  );
}

export default {
  title: 'Finder parts',
  component: EveryPart,
} satisfies Meta<typeof EveryPart>;

type Story = StoryObj<typeof EveryPart>;

const search: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  const input = canvas.getByRole('combobox');
  await userEvent.type(input, 'tunis');
  const [first] = await canvas.findAllByRole('option', {}, PATIENCE);
  await userEvent.keyboard('{ArrowDown}');
  await expect(input).toHaveAttribute('aria-activedescendant', first?.id);
};

export const Parts: Story = {
  render: (_, { globals }) => <EveryPart locale={localeOf(globals)} />,
  play: search,
};

export const RowsOfYourOwn: Story = {
  render: (_, { globals }) => <OwnRows locale={localeOf(globals)} />,
  play: search,
};

export const Look: Story = {
  name: 'Another look',
  render: (_, { globals }) => <AnotherLook locale={localeOf(globals)} />,
  play: search,
};

export const MarkupOfYourOwn: Story = {
  render: (_, { globals }) => <OwnMarkup locale={localeOf(globals)} />,
  play: search,
};
