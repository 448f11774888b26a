import type { Lang } from '@smart-address/gazetteer';
import { FinderForm, type FinderFormProps } from './FinderForm.tsx';
import { styleOf, type Look } from './look.ts';
import { statesIn } from './states.ts';

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
export function Scene({ name, locale, theme, finder, look = {} }: SceneProps) {
  return (
    <figure className="story-scene" data-theme={theme}>
      <figcaption>{name}</figcaption>
      <div lang={locale} dir={DIRECTIONS[locale]} style={styleOf(look)}>
        <FinderForm {...finder} locale={locale} isInPlace />
      </div>
    </figure>
  );
}

interface StatesInProps {
  readonly locale: Lang;
  readonly themes?: readonly ('light' | 'dark')[];
}

/** Each of the twelve states in one language, in light and in dark. */
export function StatesIn({ locale, themes = ['light', 'dark'] }: StatesInProps) {
  return (
    <section aria-label={LANGUAGES[locale]}>
      <h2 lang={locale}>{LANGUAGES[locale]}</h2>
      <div className="story-scenes">
        {statesIn(locale).flatMap(({ name, props }) =>
          themes.map((theme) => (
            <Scene key={name + theme} name={`${name}, ${theme}`} {...{ locale, theme }} finder={props} />
          )),
        )}
      </div>
    </section>
  );
}
