import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { BRANDS } from './support/brands.ts';
import { localeOf } from './support/locale.ts';
import { Scene, StatesIn } from './support/Scenes.tsx';
import { statesIn } from './support/states.ts';

export default {
  title: 'Start/States at a glance',
  parameters: { controls: { disable: true } },
  tags: ['!autodocs'],
} satisfies Meta;

type Story = StoryObj;

/** Waits until every scene shows what its name says. */
const settled =
  (rows: number, panels: number): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const count = (selector: string) => canvasElement.querySelectorAll(selector).length;
    await waitFor(() => expect(count('[role=listbox]:not([hidden])')).toBe(rows));
    await waitFor(() => expect(count('.sa-panel')).toBe(panels));
  };

/** Twelve states in light and dark, in French and Arabic. */
export const AtAGlance: Story = {
  name: 'States at a glance',
  render: () => (
    <>
      <StatesIn locale="fr" />
      <StatesIn locale="ar" />
    </>
  ),
  // Suggestions, an active row, recents and a mistyped code have rows, twice in each language.
  play: settled(16, 24),
};

/** Six brands side by side, made of custom properties alone. */
export const SixBrands: Story = {
  name: 'Six brands',
  render: (_, { globals }) => {
    const locale = localeOf(globals);
    const finder = statesIn(locale).find(({ name }) => name === 'Active row')?.props ?? {};
    return (
      <div className="story-scenes">
        {Object.entries(BRANDS).map(([name, look]) => {
          const theme = name === 'Dark shop' || globals['theme'] === 'dark' ? 'dark' : 'light';
          return <Scene key={name} {...{ name, locale, theme, finder, look }} />;
        })}
      </div>
    );
  },
  play: settled(6, 0),
};
