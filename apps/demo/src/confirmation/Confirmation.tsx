import { AddressPreview } from '@smart-address/react';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { Basket } from '../checkout/OrderSummary.tsx';
import type { Order } from '../checkout/orderForm.ts';
import { describeProblem } from '../checkout/problem.ts';
import { useRegistration } from '../checkout/useRegistration.ts';
import type { AddressService } from '../backend/addressService.ts';
import { Button } from '../frame/Button.tsx';
import { Fact } from '../frame/Fact.tsx';
import { Icon } from '../frame/Icon.tsx';
import { DONE } from '../i18n/done.ts';
import { useLocale, useTranslation } from '../i18n/LocaleContext.tsx';
import { formatPrice, TOTAL_MILLIMES } from '../shop/basket.ts';
import { CodesCard } from './CodesCard.tsx';
import { coarseAccuracyOf } from './coarseAccuracyOf.ts';

const PointQr = lazy(() => import('./PointQr.tsx'));

interface ConfirmationProps {
  readonly order: Order;
  readonly service: AddressService;
  readonly onOrderChange: (order: Order) => void;
  /** The pin is to be put right. */
  readonly onCorrect: () => void;
  readonly onRestart: () => void;
}

export default function Confirmation({
  order,
  service,
  onOrderChange,
  onCorrect,
  onRestart,
}: ConfirmationProps) {
  const { locale, t } = useLocale();
  const done = useTranslation(DONE);
  const head = useRef<HTMLHeadingElement>(null);
  const registration = useRegistration(service);
  const { name, note } = order.entries;
  const destination = order.pickup ?? order.address;
  const point = destination?.location;

  useEffect(() => {
    head.current?.focus();
    window.scrollTo({ top: 0 });
  }, []);

  async function register() {
    if (!point) return;
    const codes = await registration.register(point);
    if (codes) onOrderChange({ ...order, codes });
  }

  return (
    <div className="done">
      <title>{done.documentTitle}</title>
      <div className="done-head">
        <span className="done-mark">
          <Icon name="check" />
        </span>
        <div className="done-words">
          <h1 ref={head} tabIndex={-1}>
            {done.title(name)}
          </h1>
          <p>{done.text}</p>
        </div>
      </div>
      {order.codes ? (
        <CodesCard
          codes={order.codes}
          accuracy={coarseAccuracyOf(destination)}
          isRegistering={registration.isSending}
          problem={registration.problem && describeProblem(registration.problem, t)}
          onRegister={() => void register()}
          onCorrect={onCorrect}
        />
      ) : (
        <section className="card">
          <h2>{done.noCodeTitle}</h2>
          <p>{done.noCodeText}</p>
        </section>
      )}
      <section className="card" aria-labelledby="order-title">
        <h2 id="order-title">
          {done.order} <bdi dir="ltr">{order.number}</bdi>
        </h2>
        <dl className="facts">
          <Fact name={order.pickup ? done.pickup : done.deliverTo}>
            {order.addressLines.map((line) => (
              <span key={line} className="address-line">
                <bdi dir="auto">{line}</bdi>
              </span>
            ))}
          </Fact>
          <Fact name={done.phone}>
            <bdi dir="ltr">{order.phone}</bdi>
          </Fact>
          <Fact name={done.payment}>
            {formatPrice(TOTAL_MILLIMES, t)} · {t.payment.cash}
          </Fact>
          {note && (
            <Fact name={done.note}>
              <bdi dir="auto">{note}</bdi>
            </Fact>
          )}
        </dl>
        {point && (
          <div className="done-point">
            <AddressPreview value={destination} locale={locale} width={320} height={200} />
            <Suspense>
              <PointQr point={point} label={done.qr} />
            </Suspense>
          </div>
        )}

        <details className="done-items no-print">
          <summary>{done.items}</summary>
          <Basket />
        </details>
        <div className="done-actions no-print">
          <Button onClick={onRestart}>{done.again}</Button>
        </div>
      </section>
    </div>
  );
}
