/** The toolbar: what a designer sets for every story at once. */
const tool = (description: string, icon: string, items: Readonly<Record<string, string>>) => ({
  description,
  toolbar: {
    icon,
    dynamicTitle: true,
    items: Object.entries(items).map(([value, title]) => ({ value, title })),
  },
});

export const globalTypes = {
  locale: {
    ...tool('Language', 'globe', { fr: 'Français', ar: 'العربية', en: 'English' }),
  },
  direction: tool('Direction', 'transfer', {
    auto: 'Direction of the language',
    ltr: 'Left to right',
    rtl: 'Right to left',
  }),
  theme: tool('Theme', 'contrast', { light: 'Light', dark: 'Dark', auto: 'Theme of the device' }),
  density: tool('Density', 'component', { comfortable: 'Comfortable', dense: 'Dense' }),
  letters: tool('Letters', 'zoom', { '100': 'Letters 100 %', '200': 'Letters 200 %' }),
  network: tool('Network', 'lightning', {
    story: 'Network of the story',
    fast: 'Fast',
    slow: 'Slow',
    offline: 'Offline',
    '429': '429: too many requests',
    '500': '500: server error',
    rubbish: 'Rubbish answers',
  }),
  motion: tool('Motion', 'play', { full: 'Motion', reduced: 'Reduced motion' }),
};

export const initialGlobals = {
  locale: 'fr',
  direction: 'auto',
  theme: 'light',
  density: 'comfortable',
  letters: '100',
  network: 'story',
  motion: 'full',
};

/** Widths of the frame: the whole of it unless one is chosen. */
export const viewports = {
  phone: { name: 'Phone, 360', styles: { width: '360px', height: '740px' }, type: 'mobile' },
  tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
} as const;
