import { useCallback, useLayoutEffect, useState } from 'react';
import { TRANSLATIONS } from '../i18n/translations.ts';
import { keepAddress, readSettings, storeSettings, type Settings } from './settings.ts';

/** The settings in use; language, direction and theme are put on the document as they change. */
export function useSettings(): readonly [Settings, (change: Partial<Settings>) => void] {
  const [settings, setSettings] = useState(readSettings);

  useLayoutEffect(() => {
    const { documentElement: root } = document;
    root.lang = settings.lang;
    root.dir = TRANSLATIONS[settings.lang].dir;
    if (settings.theme === 'auto') delete root.dataset['theme'];
    else root.dataset['theme'] = settings.theme;
    storeSettings(settings);
    keepAddress(settings);
  }, [settings]);

  const change = useCallback((part: Partial<Settings>) => setSettings((all) => ({ ...all, ...part })), []);
  return [settings, change];
}
