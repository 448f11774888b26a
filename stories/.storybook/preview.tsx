import type { Lang } from '@smart-address/gazetteer';
import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect, type ReactNode } from 'react';
import '@smart-address/react/styles.css';
import '@smart-address/react/map.css';
import { localeOf } from '../support/locale.ts';
import './preview.css';

interface StoryPageProps {
  readonly locale: Lang;
  readonly direction: string;
  readonly theme: string;
  readonly children: ReactNode;
}

/** Puts the toolbar's language, direction and theme on the document, where the parts look for them. */
function StoryPage({ locale, direction, theme, children }: StoryPageProps) {
  useLayoutEffect(() => {
    const { documentElement: root } = document;
    root.lang = locale;
    root.dir = direction === 'auto' ? (locale === 'ar' ? 'rtl' : 'ltr') : direction;
    if (theme === 'auto') delete root.dataset['theme'];
    else root.dataset['theme'] = theme;
  }, [locale, direction, theme]);
  return children;
}

const withToolbar: Decorator = (Story, { globals }) => (
  <StoryPage
    locale={localeOf(globals)}
    direction={String(globals['direction'])}
    theme={String(globals['theme'])}
  >
    <Story />
  </StoryPage>
);

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
