import type { Lang } from '@smart-address/gazetteer';
import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import '@smart-address/react/styles.css';
import './preview.css';

const LANGS = ['fr', 'ar', 'en'] as const satisfies readonly Lang[];

/** Puts the toolbar's language, direction and theme on the document, where the parts look for them. */
const withToolbar: Decorator = (Story, { globals }) => {
  const locale = LANGS.find((lang) => lang === globals['locale']) ?? 'fr';
  const direction =
    globals['direction'] === 'auto' ? (locale === 'ar' ? 'rtl' : 'ltr') : globals['direction'];
  const theme = globals['theme'];

  useLayoutEffect(() => {
    const { documentElement: root } = document;
    root.lang = locale;
    root.dir = String(direction);
    if (theme === 'auto') delete root.dataset['theme'];
    else root.dataset['theme'] = String(theme);
  }, [locale, direction, theme]);

  return <Story />;
};

export default {
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
    options: { storySort: { order: ['Start here', 'Finder', 'Map', 'Preview'] } },
  },
} satisfies Preview;
