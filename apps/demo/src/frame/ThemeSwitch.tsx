import { useLocale } from '../i18n/LocaleContext.tsx';
import { THEMES } from '../settings/settings.ts';
import { useDemo } from './DemoContext.ts';
import { Segmented } from './Segmented.tsx';

export function ThemeSwitch() {
  const { t } = useLocale();
  const { settings, change } = useDemo();
  return (
    <Segmented
      label={t.theme}
      value={settings.theme}
      options={THEMES.map((value) => ({ value, label: t.themes[value], icon: value }))}
      onChange={(theme) => change({ theme })}
    />
  );
}
