import type { Lang } from '@smart-address/gazetteer';
import type { Decorator, Preview, StoryContext } from '@storybook/react-vite';
import { useLayoutEffect, type ReactNode } from 'react';
import { configure } from 'storybook/test';
import '@smart-address/react/styles.css';
import '@smart-address/react/map.css';
import { localeOf } from '../support/locale.ts';
import './preview.css';

// What a story's play function waits for may take its time on a busy machine.
configure({ asyncUtilTimeout: 20_000 });

interface StoryPageProps {
  readonly locale: Lang;
  readonly direction: 'ltr' | 'rtl';
  readonly theme: string;
  /** Alone in its page, a story is the document; on a docs page it stands among others. */
  readonly isAlone: boolean;
  readonly children: ReactNode;
}

/** Puts the toolbar's language, direction and theme where the parts look for them: on an element around the story. */
function StoryPage({ locale, direction, theme, isAlone, children }: StoryPageProps) {
  useLayoutEffect(() => {
    if (!isAlone) return;
    const { documentElement: root } = document;
    root.lang = locale;
    root.dir = direction;
    if (theme === 'auto') delete root.dataset['theme'];
    else root.dataset['theme'] = theme;
  }, [locale, direction, theme, isAlone]);
  return (
    <div
      className="story-page"
      lang={locale}
      dir={direction}
      data-theme={theme === 'auto' ? undefined : theme}
    >
      {children}
    </div>
  );
}

const withToolbar: Decorator = (Story, { globals, viewMode }) => {
  const locale = localeOf(globals);
  const ofLanguage = locale === 'ar' ? 'rtl' : 'ltr';
  const asked = globals['direction'];
  return (
    <StoryPage
      locale={locale}
      direction={asked === 'ltr' || asked === 'rtl' ? asked : ofLanguage}
      theme={String(globals['theme'])}
      isAlone={viewMode !== 'docs'}
    >
      <Story />
    </StoryPage>
  );
};

/** A docstring's `@default` stands in the column of defaults, and not in the description. */
function withDefaults({ argTypes }: Pick<StoryContext, 'argTypes'>) {
  const entries = Object.entries(argTypes).map(([name, argType]) => {
    const [description = '', summary] = argType.description?.split(/\s*@default\s+/) ?? [];
    if (summary === undefined) return [name, argType];
    return [name, { ...argType, description, table: { ...argType.table, defaultValue: { summary } } }];
  });
  return Object.fromEntries(entries);
}

export default {
  argTypesEnhancers: [withDefaults],
  tags: ['autodocs'],
  decorators: [withToolbar],
  globalTypes: {
    locale: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'fr', title: 'Français' },
          { value: 'ar', title: 'العربية' },
          { value: 'en', title: 'English' },
        ],
      },
    },
    direction: {
      description: 'Direction',
      toolbar: {
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'auto', title: 'Direction of the language' },
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'auto', title: 'Theme of the device' },
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
  },
  initialGlobals: { locale: 'fr', direction: 'auto', theme: 'light' },
  parameters: {
    layout: 'padded',
    controls: { expanded: true },
    a11y: { test: 'error' },
    options: {
      storySort: {
        order: [
          'Start here',
          'Your brand',
          'Finder',
          'Finder parts',
          'Map picker',
          'Map picker with MapLibre',
          'Address preview',
          'Address confirm',
          'Finder element',
          'Map picker element',
        ],
      },
    },
  },
} satisfies Preview;
