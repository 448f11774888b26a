import { lazy, Suspense, useEffect, useMemo, useRef } from 'react';
import { Route, Router, Switch, useLocation } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { createConnection } from './backend/connection.ts';
import { createRequestLog } from './backend/requestLog.ts';
import { Button } from './frame/Button.tsx';
import { DemoContext } from './frame/DemoContext.ts';
import { ErrorBoundary } from './frame/ErrorBoundary.tsx';
import { Header, ThemeSwitch } from './frame/Header.tsx';
import { Icon } from './frame/Icon.tsx';
import { useIsRoomy } from './frame/useMediaQuery.ts';
import { LocaleContext, useLocale } from './i18n/LocaleContext.tsx';
import { Inspector } from './inspector/Inspector.tsx';
import { ROUTES } from './routes.tsx';
import { useSettings } from './settings/settings.ts';

const requestLog = createRequestLog();
const StartPage = lazy(() => import('./start/StartPage.tsx'));

/** Behind `#`, so that any server of static files, in any folder, serves every page. */
const HASH_ROUTER = { hook: useHashLocation };

export function App() {
  const [settings, change] = useSettings();
  const { backend, scenario } = settings;
  const connection = useMemo(() => createConnection(backend, scenario, requestLog), [backend, scenario]);
  const demo = useMemo(() => ({ settings, change, connection }), [settings, change, connection]);
  return (
    <LocaleContext value={settings.lang}>
      <DemoContext value={demo}>
        <Router {...HASH_ROUTER}>
          <Frame />
        </Router>
      </DemoContext>
    </LocaleContext>
  );
}

/** What stands around each page. */
function Frame() {
  const { t } = useLocale();
  const [location] = useLocation();
  const main = useRef<HTMLElement>(null);
  const isRoomy = useIsRoomy();
  useNewPage(location, main);
  return (
    <div className="page">
      <Header onSkip={() => main.current?.focus()} />
      <main className="site-main" ref={main} tabIndex={-1}>
        <div className="wrap">
          <ErrorBoundary key={location.split('/')[1]} fallback={<BrokenPage />}>
            <Suspense fallback={<p className="loading">{t.loading}</p>}>
              <Switch>
                {ROUTES.map(({ name, pattern, Page }) => (
                  <Route key={name} path={pattern}>
                    <title>{`${t.pages[name].title} · Smart Address`}</title>
                    <Page />
                  </Route>
                ))}
                <Route>
                  <StartPage />
                </Route>
              </Switch>
            </Suspense>
          </ErrorBoundary>
        </div>
      </main>
      <footer className="site-footer no-print">
        <div className="wrap">
          {!isRoomy && <ThemeSwitch />}
          <p>{t.footer.data}</p>
        </div>
      </footer>
      <Inspector log={requestLog} />
    </div>
  );
}

/** A page that was turned to begins at its top, and a screen reader reads on there. */
function useNewPage(location: string, main: { readonly current: HTMLElement | null }) {
  const shown = useRef(location);
  useEffect(() => {
    if (shown.current === location) return;
    shown.current = location;
    main.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [location, main]);
}

function BrokenPage() {
  const { t } = useLocale();
  return (
    <div className="notice notice-danger" role="alert">
      <Icon name="warning" />
      <span>{t.errors.pageBroken}</span>
      <Button onClick={() => location.reload()}>{t.errors.reload}</Button>
    </div>
  );
}
