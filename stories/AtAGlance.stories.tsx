import type { Lang } from '@smart-address/gazetteer';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { BRANDS } from './support/brands.ts';
import { FinderForm, type FinderFormProps } from './support/FinderForm.tsx';
import { localeOf } from './support/locale.ts';
import { styleOf, type Look } from './support/look.ts';
import { statesIn } from './support/states.ts';

const DIRECTIONS = { fr: 'ltr', ar: 'rtl', en: 'ltr' } as const;
const LANGUAGES = { fr: 'Français', ar: 'العربية', en: 'English' };

interface SceneProps {
  readonly name: string;
  readonly locale: Lang;
  readonly theme: 'light' | 'dark';
  readonly finder: FinderFormProps;
  readonly look?: Look;
}

/** One state in its language and theme, with its name. */
function Scene({ name, locale, theme, finder, look = {} }: SceneProps) {
  return (
    <figure className="story-scene" data-theme={theme}>
      <figcaption>{name}</figcaption>
      <div lang={locale} dir={DIRECTIONS[locale]} style={styleOf(look)}>
        <FinderForm {...finder} locale={locale} isInPlace />
      </div>
    </figure>
  );
}

/** Each of the twelve states in one language, in light and in dark. */
function StatesIn({ locale }: { readonly locale: Lang }) {
  return (
    <section aria-label={LANGUAGES[locale]}>
      <h2 lang={locale}>{LANGUAGES[locale]}</h2>
      <div className="story-scenes">
        {statesIn(locale).flatMap(({ name, props }) =>
          (['light', 'dark'] as const).map((theme) => (
            <Scene key={name + theme} name={`${name}, ${theme}`} {...{ locale, theme }} finder={props} />
          )),
        )}
      </div>
    </section>
  );
}

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
