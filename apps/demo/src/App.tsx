import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { createAddressService } from './backend/addressService.ts';
import { createRequestLog } from './backend/requestLog.ts';
import { warmDevice } from './backend/warmDevice.ts';
import { Checkout } from './checkout/Checkout.tsx';
import { Confirmation } from './confirmation/Confirmation.tsx';
import { DemoNotice } from './frame/DemoNotice.tsx';
import { ErrorBoundary } from './frame/ErrorBoundary.tsx';
import { Header } from './frame/Header.tsx';
import { Icon } from './frame/Icon.tsx';
import { PilotPanel } from './frame/PilotPanel.tsx';
import { LocaleContext, useLocale } from './i18n/LocaleContext.tsx';
import { TRANSLATIONS } from './i18n/translations.ts';
import { useSettings } from './settings/useSettings.ts';
import { useOrder } from './useOrder.ts';

const requestLog = createRequestLog();

export function App() {
  const [settings, change] = useSettings();
  const { order, draft, start, show, correct, restart } = useOrder();
  const { backend, scenario, device } = settings;
  const service = useMemo(
    () => createAddressService({ backend, scenario, withDevice: device, log: requestLog }),
    [backend, scenario, device],
  );
  useEffect(() => warmDevice(service.provider), [service]);
  const requests = useSyncExternalStore(requestLog.subscribe, requestLog.snapshot);
  const t = TRANSLATIONS[settings.lang];

  return (
    <LocaleContext value={settings.lang}>
      <title>{order ? t.done.documentTitle : t.documentTitle}</title>
      <div className="page">
        {!order && (
          <a className="skip-link" href="#checkout">
            {t.skipToForm}
          </a>
        )}
        <Header settings={settings} onChange={change} />
        <main className="site-main">
          <div className="wrap">
            <DemoNotice />
            <ErrorBoundary fallback={<BrokenPage />}>
              {order ? (
                <Confirmation
                  key={order.number}
                  order={order}
                  service={service}
                  onOrderChange={show}
                  onCorrect={correct}
                  onRestart={restart}
                />
              ) : (
                <Checkout
                  service={service}
                  isOffline={backend === 'offline'}
                  withTiles={settings.tiles}
                  draft={draft}
                  start={start}
                  onOrder={show}
                />
              )}
            </ErrorBoundary>
          </div>
        </main>
        <footer className="site-footer">
          <div className="wrap">
            <PilotPanel settings={settings} requests={requests} canTry={!order} onChange={change} />
            <p>{t.footer.data}</p>
          </div>
        </footer>
      </div>
    </LocaleContext>
  );
}

function BrokenPage() {
  const { t } = useLocale();
  return (
    <div className="notice notice-danger" role="alert">
      <Icon name="warning" />
      <span>{t.errors.pageBroken}</span>
      <button type="button" className="button" onClick={() => location.reload()}>
        {t.errors.reload}
      </button>
    </div>
  );
}
