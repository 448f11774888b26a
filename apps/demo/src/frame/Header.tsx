import { Link, useLocation } from 'wouter';
import { LANGUAGE_NAMES, useLocale } from '../i18n/LocaleContext.tsx';
import { LANGS, THEMES } from '../settings/settings.ts';
import { useDemo } from './DemoContext.ts';
import { Icon } from './Icon.tsx';
import { Segmented } from './Segmented.tsx';
import { useIsRoomy } from './useMediaQuery.ts';

interface HeaderProps {
  /** Somebody wants to go past the header, to the page. */
  readonly onSkip: () => void;
}

/** One row, on a phone too: the way back to the start page, the theme where there is room, the language. */
export function Header({ onSkip }: HeaderProps) {
  const { t } = useLocale();
  const { settings, change } = useDemo();
  const [location] = useLocation();
  const isRoomy = useIsRoomy();
  const isShop = location.startsWith('/checkout');
  return (
    <header className="site-header">
      <a
        className="skip-link"
        href={`#${location}`}
        onClick={(event) => {
          event.preventDefault();
          onSkip();
        }}
      >
        {t.skipToContent}
      </a>
      <div className="wrap">
        <Brand
          isLink={location !== '/'}
          name={isShop ? t.shopName : 'Smart Address'}
          tagline={isShop ? t.shopTagline : t.tagline}
        />
        {isRoomy && <ThemeSwitch />}
        <Segmented
          label={t.language}
          value={settings.lang}
          options={LANGS.map((value) => ({
            value,
            label: LANGUAGE_NAMES[value],
            short: isRoomy ? undefined : SHORT_NAMES[value],
            lang: value,
          }))}
          onChange={(lang) => change({ lang })}
        />
      </div>
      <div className="tiles" />
    </header>
  );
}

/** The first letters of each language's own name. */
const SHORT_NAMES = { fr: 'Fr', ar: 'ع', en: 'En' } as const;

interface BrandProps {
  readonly isLink: boolean;
  readonly name: string;
  readonly tagline: string;
}

function Brand({ isLink, name, tagline }: BrandProps) {
  const { t } = useLocale();
  const words = (
    <>
      <img src="./icon.svg" alt="" width="44" height="44" />
      <span>
        <span className="brand-name">{name}</span>
        <span className="brand-tagline">{tagline}</span>
      </span>
    </>
  );
  if (!isLink) return <div className="brand">{words}</div>;
  return (
    <Link className="brand" href="/">
      <Icon name="back" />
      {words}
      <span className="visually-hidden"> · {t.backToStart}</span>
    </Link>
  );
}

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
