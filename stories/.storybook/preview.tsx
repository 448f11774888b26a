import { Controls, Description, Primary, Stories, Title } from '@storybook/addon-docs/blocks';
import type { Decorator, Preview, StoryContext } from '@storybook/react-vite';
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { configure } from 'storybook/test';
import '../support/letters.ts';
import { localeOf } from '../support/locale.ts';
import { globalTypes, initialGlobals, viewports } from './globals.ts';
import { ThemedDocs } from './ThemedDocs.tsx';

// What a story's play function waits for may take its time on a busy machine.
configure({ asyncUtilTimeout: 30_000 });

interface StoryPageProps {
  readonly globals: Readonly<Record<string, unknown>>;
  /** Alone in its page, a story is the document; on a docs page it stands among others. */
  readonly isAlone: boolean;
  readonly children: ReactNode;
}

/** Puts what the toolbar says where the parts look for it: on an element around the story, and on the page. */
function StoryPage({ globals, isAlone, children }: StoryPageProps) {
  const locale = localeOf(globals);
  const { direction: asked, theme } = globals;
  const ofLanguage = locale === 'ar' ? 'rtl' : 'ltr';
  const direction = asked === 'ltr' || asked === 'rtl' ? asked : ofLanguage;
  const letters = globals['letters'] === '200' ? '200%' : '';
  const page = useRef<HTMLDivElement>(null);
  // Among others, a list is shown where it has room below its field: above, it would lie over the story before.
  useEffect(() => {
    const { current } = page;
    if (isAlone || !current) return undefined;
    const mark = ([entry]: IntersectionObserverEntry[]) =>
      current.toggleAttribute('data-low', entry?.isIntersecting === false);
    const observer = new IntersectionObserver(mark, { root: document, rootMargin: '0px 0px -340px' });
    observer.observe(current);
    return () => observer.disconnect();
  }, [isAlone]);
  useLayoutEffect(() => {
    const { documentElement: root } = document;
    root.style.fontSize = letters;
    if (!isAlone) return;
    root.lang = locale;
    root.dir = direction;
    if (theme === 'auto') delete root.dataset['theme'];
    else root.dataset['theme'] = String(theme);
  }, [locale, direction, theme, isAlone, letters]);
  return (
    <div
      ref={page}
      className="story-page"
      lang={locale}
      dir={direction}
      data-alone={isAlone ? '' : undefined}
      data-theme={theme === 'auto' ? undefined : String(theme)}
      data-density={String(globals['density'])}
      data-motion={String(globals['motion'])}
    >
      {children}
    </div>
  );
}

const withToolbar: Decorator = (Story, { globals, viewMode }) => (
  <StoryPage globals={globals} isAlone={viewMode !== 'docs'}>
    <Story />
  </StoryPage>
);

/** A docstring's `@default` stands in the column of defaults, and a union says what of; no cell is empty. */
function withDefaults({ argTypes }: Pick<StoryContext, 'argTypes'>) {
  const entries = Object.entries(argTypes).map(([name, argType]) => {
    const [description = '', byDocstring] = argType.description?.split(/\s*@default\s+/) ?? [];
    const { type, table } = argType;
    const raw = typeof type === 'object' && 'raw' in type ? type.raw : undefined;
    // The name of a list in our code tells a reader nothing.
    const written = raw?.includes('typeof') ? undefined : raw?.replace(' | undefined', '');
    const summary = byDocstring ?? table?.defaultValue?.summary ?? 'none';
    return [
      name,
      {
        ...argType,
        description,
        table: {
          ...table,
          type: written === undefined ? table?.type : { summary: written },
          defaultValue: { summary },
        },
      },
    ];
  });
  return Object.fromEntries(entries);
}

/** A page of stories without the first one twice. */
function Page() {
  return (
    <>
      <Title />
      <Description />
      <Primary />
      <Controls />
      <Stories includePrimary={false} />
    </>
  );
}

export default {
  argTypesEnhancers: [withDefaults],
  tags: ['autodocs'],
  decorators: [withToolbar],
  globalTypes,
  initialGlobals,
  parameters: {
    layout: 'padded',
    controls: { expanded: true },
    viewport: { options: viewports },
    docs: { container: ThemedDocs, page: Page, toc: { headingSelector: 'h2, h3' } },
    // What is right is not listed element by element: that took half of the time.
    a11y: { test: 'error', options: { resultTypes: ['violations', 'incomplete'] } },
    options: {
      storySort: {
        order: [
          'Start',
          ['Start here', 'States at a glance', 'Six brands', 'Your brand'],
          'Foundations',
          [
            'Colours',
            'Type, space and shape',
            'Anatomy',
            'Do and do not',
            'Words',
            'Languages',
            'Forms',
            'Keys and announcements',
            'Accessibility status',
            'What it costs',
          ],
          'Finder',
          ['Finder', 'From parts'],
          'Map picker',
          'Preview',
          'Patterns',
          'Tags',
          'Documents',
        ],
      },
    },
  },
} satisfies Preview;
