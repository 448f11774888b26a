import { lazy, useEffect, useMemo } from 'react';
import '@smart-address/react/styles.css';
import '../styles/checkout.css';
import '../styles/summary.css';
import '../styles/confirmation.css';
import '../styles/print.css';
import { createAddressService } from '../backend/addressService.ts';
import { loadEarly, warmDevice, whenCalm } from '../backend/warmDevice.ts';
import { useDemo } from '../frame/DemoContext.ts';
import { Icon } from '../frame/Icon.tsx';
import { useIsRoomy } from '../frame/useMediaQuery.ts';
import { useLocale } from '../i18n/LocaleContext.tsx';
import { Checkout } from './Checkout.tsx';
import { useOrder } from './useOrder.ts';

const loadConfirmation = () => import('../confirmation/Confirmation.tsx');
const Confirmation = lazy(loadConfirmation);

/** The order form of a shop and the page that thanks for it. */
export default function CheckoutPage() {
  const { settings, connection } = useDemo();
  const { t } = useLocale();
  const { order, draft, start, show, correct, restart } = useOrder();
  const service = useMemo(
    () => createAddressService(connection, settings.device),
    [connection, settings.device],
  );
  useEffect(() => warmDevice(service.provider), [service]);
  useEffect(() => whenCalm(() => void loadEarly(loadConfirmation)), []);
  return (
    <>
      {order ? null : <title>{t.documentTitle}</title>}
      <DemoNotice />
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
          isOffline={connection.backend === 'offline'}
          withTiles={settings.tiles}
          draft={draft}
          start={start}
          onOrder={show}
        />
      )}
    </>
  );
}

/** What is not real here. On a phone it is one sentence that opens, so that the address field is on the first screen. */
function DemoNotice() {
  const { t } = useLocale();
  const isRoomy = useIsRoomy();
  if (isRoomy)
    return (
      <p className="notice sandbox">
        <Icon name="info" />
        <span>
          <strong>{t.sandboxTitle}</strong> {t.sandboxText}
        </span>
      </p>
    );
  return (
    <details className="notice sandbox">
      <summary>
        <Icon name="info" />
        <strong>{t.sandboxTitle}</strong>
        <Icon name="chevron" />
      </summary>
      <p>{t.sandboxText}</p>
    </details>
  );
}
