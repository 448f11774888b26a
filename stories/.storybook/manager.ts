import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { storybookTheme, themeOf } from './theme.ts';

addons.setConfig({ theme: storybookTheme(themeOf('auto')) });

// The sidebar is in the theme that the toolbar asks for, as what it lists is.
addons.register('smart-address/theme', (api) => {
  const follow = ({ globals }: { readonly globals: Readonly<Record<string, unknown>> }) =>
    api.setOptions({ theme: storybookTheme(themeOf(globals['theme'])) });
  api.on(GLOBALS_UPDATED, follow);
  api.on(SET_GLOBALS, follow);
});
