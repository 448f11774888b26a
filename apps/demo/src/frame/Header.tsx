import { useLocale } from '../i18n/LocaleContext.tsx';
import { LANGUAGE_NAMES } from '../i18n/translations.ts';
import { LANGS, THEMES, type Settings } from '../settings/settings.ts';
import { Segmented } from './Segmented.tsx';
import { useIsRoomy } from './useIsRoomy.ts';

interface HeaderProps {
  readonly settings: Settings;
  readonly onChange: (change: Partial<Settings>) => void;
}

export function Header({ settings, onChange }: HeaderProps) {
  const { t } = useLocale();
  const isRoomy = useIsRoomy();
  return (
    <header className="site-header">
      <div className="wrap">
        <div className="brand">
          <img src="./icon.svg" alt="" width="44" height="44" />
          <span>
            <span className="brand-name">{t.shopName}</span>
            <span className="brand-tagline">{t.shopTagline}</span>
          </span>
        </div>
        <Segmented
          label={t.theme}
          value={settings.theme}
          options={THEMES.map((value) => ({
            value,
            label: t.themes[value],
            icon: isRoomy ? undefined : value,
          }))}
          onChange={(theme) => onChange({ theme })}
        />
        <Segmented
          label={t.language}
          value={settings.lang}
          options={LANGS.map((value) => ({ value, label: LANGUAGE_NAMES[value], lang: value }))}
          onChange={(lang) => onChange({ lang })}
        />
      </div>
      <div className="tiles" />
    </header>
  );
}
