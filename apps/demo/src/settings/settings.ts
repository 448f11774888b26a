import type { Lang } from '@smart-address/gazetteer';
import { useCallback, useLayoutEffect, useState } from 'react';
import { TRANSLATIONS } from '../i18n/LocaleContext.tsx';

export const THEMES = ['light', 'dark', 'auto'] as const;
export const LANGS = ['fr', 'ar', 'en'] as const satisfies readonly Lang[];
const BACKENDS = ['http', 'page', 'offline'] as const;
export const SCENARIOS = [
  'normal',
  'rate_limited',
  'limited_key',
  'quota_exceeded',
  'slow',
  'silent',
  'down',
  'rubbish',
] as const;

type Theme = (typeof THEMES)[number];
export type BackendKind = (typeof BACKENDS)[number];
export type Scenario = (typeof SCENARIOS)[number];

/** What a visitor can switch while the page runs. */
export interface Settings {
  readonly lang: Lang;
  readonly theme: Theme;
  readonly backend: BackendKind;
  readonly scenario: Scenario;
  /** Whether the index on the device answers too, at once and whatever the backend does. */
  readonly device: boolean;
  /** Whether the map asks OpenStreetMap for tiles; the only thing that would leave the page's origin. */
  readonly tiles: boolean;
}

/**
 * Backends this page can reach. Whoever serves the page says in its head that a backend answers on the same origin; a
 * plain folder on a web server says nothing.
 */
export const REACHABLE_BACKENDS: readonly BackendKind[] = document.querySelector(
  'meta[name="smart-address-backend"][content="same-origin"]',
)
  ? BACKENDS
  : BACKENDS.filter((kind) => kind !== 'http');

const STORAGE_KEY = 'dar-zitouna.settings';

function oneOf<T extends string>(values: readonly T[], value: unknown): T | undefined {
  return values.find((candidate) => candidate === value);
}

function known(source: Readonly<Record<string, unknown>>): Partial<Settings> {
  const lang = oneOf(LANGS, source['lang']);
  const theme = oneOf(THEMES, source['theme']);
  const backend = oneOf(REACHABLE_BACKENDS, source['backend']);
  const scenario = oneOf(SCENARIOS, source['scenario']);
  const tiles = source['tiles'];
  return {
    ...(lang && { lang }),
    ...(theme && { theme }),
    ...(backend && { backend }),
    ...(scenario && { scenario }),
    ...(source['device'] === 'off' ? { device: false } : {}),
    ...(tiles === true || tiles === 'osm' ? { tiles: true } : {}),
  };
}

function stored(): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

function preferredLang(languages: readonly string[]): Lang {
  for (const tag of languages) {
    const lang = oneOf(LANGS, tag.split('-')[0]);
    if (lang) return lang;
  }
  return 'fr';
}

/** The address bar first (`?lang=ar&theme=dark&backend=offline&scenario=slow`), then the last visit, then the browser. */
function readSettings(): Settings {
  return {
    lang: preferredLang(navigator.languages),
    theme: 'auto',
    backend: REACHABLE_BACKENDS[0] ?? 'page',
    scenario: 'normal',
    device: true,
    tiles: false,
    ...known(stored()),
    ...known(Object.fromEntries(new URLSearchParams(location.search))),
  };
}

/** What the address bar names it goes on to name as it is now: it would win when the page is loaded again. */
function keepAddress(settings: Settings): void {
  const now = { ...settings, device: settings.device ? 'on' : 'off', tiles: settings.tiles ? 'osm' : 'off' };
  const address = new URL(location.href);
  for (const [name, value] of Object.entries(now))
    if (address.searchParams.has(name)) address.searchParams.set(name, value);
  if (address.href !== location.href) history.replaceState(history.state, '', address);
}

/** Kept for the next visit, where the browser allows it. A scenario is not: nobody wants to come back to a broken page. */
function storeSettings({ lang, theme, tiles }: Settings): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ lang, theme, tiles }));
  } catch {
    // Storage may be refused (private window, blocked cookies): the settings last for this visit.
  }
}

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
