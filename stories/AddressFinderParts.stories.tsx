import type { Lang } from '@smart-address/gazetteer';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, type ComponentType } from 'react';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { AnotherLook } from './examples/AnotherLook.tsx';
import { EveryPart } from './examples/EveryPart.tsx';
import { OwnMarkup } from './examples/OwnMarkup.tsx';
import { OwnRows } from './examples/OwnRows.tsx';
import { PricedRows } from './examples/PricedRows.tsx';
import { TextRows } from './examples/TextRows.tsx';
import { exampleCode } from './support/exampleCode.ts';
import { localeOf } from './support/locale.ts';
import { Reached } from './support/Reached.tsx';
import { storyProvider } from './support/sandbox.ts';

type Example = typeof EveryPart;

interface ExampleFormProps {
  readonly example: Example;
  readonly typed: string;
  readonly locale: Lang;
  readonly isAlone: boolean;
}

/** An example in a form, with the story's provider. */
function ExampleForm({ example: Parts, typed, locale, isAlone }: ExampleFormProps) {
  const provider = useMemo(() => storyProvider(), []);
  return (
    <Reached by={({ type }) => type(typed, 'combobox')} isAlone={isAlone}>
      <div className="story-form" onSubmit={(event) => event.preventDefault()}>
        <Parts provider={provider} locale={locale} />
      </div>
    </Reached>
  );
}

const search: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  const input = canvas.getByRole('combobox');
  await canvas.findAllByRole('option');
  // Rows that take the place of the first ones are not active yet.
  await waitFor(() => {
    fireEvent.keyDown(input, { key: 'ArrowDown' });
    const active = canvas.getByRole('option', { selected: true });
    return expect(input).toHaveAttribute('aria-activedescendant', active.id);
  });
};

/** A story of an example, whose code is the example's own file. */
const storyOf = (example: Example, file: string, typed = 'tunis'): Story => ({
  parameters: { docs: { story: { height: '40rem' }, source: { code: exampleCode(file), language: 'tsx' } } },
  render: (_, { globals, viewMode }) => (
    <ExampleForm {...{ example, typed }} locale={localeOf(globals)} isAlone={viewMode !== 'docs'} />
  ),
  play: search,
});

export default {
  title: 'Finder/From parts',
  component: EveryPart,
  argTypes: { provider: { control: false }, locale: { control: false } },
} satisfies Meta<ComponentType>;

type Story = StoryObj;

/** Every part, in the usual order. */
export const Parts: Story = { ...storyOf(EveryPart, 'EveryPart'), name: 'Every part' };

/** A team's own rows, with matches still in bold. */
export const RowsOfYourOwn: Story = { ...storyOf(OwnRows, 'OwnRows'), name: 'Rows of your own' };

/** Rows that are only a text, drawn without a render: the leanest list. */
export const RowsOfText: Story = { ...storyOf(TextRows, 'TextRows'), name: 'Rows of text' };

/** Another brand's colours, with custom properties only. */
export const Look: Story = { ...storyOf(AnotherLook, 'AnotherLook'), name: 'Another look' };

/** A team's own markup on the hook, without our elements. */
export const MarkupOfYourOwn: Story = { ...storyOf(OwnMarkup, 'OwnMarkup'), name: 'Markup of your own' };

/** Queries and rows changed on their way: “capitale” finds Tunis, and each row has a price. */
export const PriceInEachRow: Story = {
  ...storyOf(PricedRows, 'PricedRows', 'capitale'),
  name: 'A price in each row',
};
