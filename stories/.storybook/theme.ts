import { create, type ThemeVars } from 'storybook/theming';
import { defaultOf } from '../support/look.ts';

/** Storybook itself in the colours of the parts. */
export function storybookTheme(base: 'light' | 'dark'): ThemeVars {
  const text = defaultOf('--sa-text', base);
  return create({
    base,
    brandTitle: 'Smart Address',
    brandTarget: '_self',
    colorPrimary: defaultOf('--sa-accent', base),
    colorSecondary: defaultOf('--sa-accent', base),
    appBg: defaultOf('--sa-surface-sunken', base),
    appContentBg: defaultOf('--sa-surface', base),
    appPreviewBg: defaultOf('--sa-surface', base),
    appBorderColor: defaultOf('--sa-line', base),
    appBorderRadius: 10,
    textColor: text,
    textInverseColor: defaultOf('--sa-on-accent', base),
    textMutedColor: defaultOf('--sa-text-muted', base),
    barTextColor: defaultOf('--sa-text-muted', base),
    barHoverColor: defaultOf('--sa-accent', base),
    barSelectedColor: defaultOf('--sa-accent', base),
    barBg: defaultOf('--sa-surface', base),
    inputBg: defaultOf('--sa-surface', base),
    inputBorder: defaultOf('--sa-border', base),
    inputTextColor: text,
    inputBorderRadius: 8,
  });
}

const isDarkDevice = (): boolean => matchMedia('(prefers-color-scheme: dark)').matches;

/** The theme that the toolbar asks for: `auto` is the device's. */
export const themeOf = (asked: unknown): 'light' | 'dark' =>
  asked === 'dark' || (asked === 'auto' && isDarkDevice()) ? 'dark' : 'light';
