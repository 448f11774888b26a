import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { useEffect, useState } from 'react';
import { storybookTheme, themeOf } from './theme.ts';

type Globals = Readonly<Record<string, unknown>>;

/** The globals of a page that is opened by its address: `globals=theme:dark;locale:ar`. */
function globalsInAddress(): Globals {
  const text = new URLSearchParams(location.search).get('globals') ?? '';
  return Object.fromEntries(text.split(';').map((pair) => pair.split(':')));
}

/** A docs page in the theme of its stories. */
export function ThemedDocs(props: DocsContainerProps) {
  const [theme, setTheme] = useState(() => themeOf(globalsInAddress()['theme']));
  useEffect(() => {
    const channel = addons.getChannel();
    // What the toolbar asks for, and not what a story has set for itself in its frame.
    const follow = ({ globals }: { readonly globals: Globals }) => {
      if ('theme' in globals) setTheme(themeOf(globals['theme']));
    };
    channel.on(UPDATE_GLOBALS, follow);
    return () => channel.off(UPDATE_GLOBALS, follow);
  }, []);
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  return <DocsContainer {...props} theme={storybookTheme(theme)} />;
}
