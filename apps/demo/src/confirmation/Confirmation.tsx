import { AddressPreview } from '@smart-address/react';
import { useEffect, useRef } from 'react';
import type { Order } from '../checkout/order.types.ts';
import { describeProblem } from '../checkout/problem.ts';
import { useRegistration } from '../checkout/useRegistration.ts';
import type { AddressService } from '../backend/addressService.ts';
import { Icon } from '../frame/Icon.tsx';
import { useLocale } from '../i18n/LocaleContext.tsx';
import { CodesCard } from './CodesCard.tsx';
import { coarseAccuracyOf } from './coarseAccuracyOf.ts';

interface ConfirmationProps {
  readonly order: Order;
  readonly service: AddressService;
  readonly onOrderChange: (order: Order) => void;
  /** The pin is to be put right. */
  readonly onCorrect: () => void;
  readonly onRestart: () => void;
}

export function Confirmation({ order, service, onOrderChange, onCorrect, onRestart }: ConfirmationProps) {
  const { locale, t } = useLocale();
  const head = useRef<HTMLHeadingElement>(null);
  const registration = useRegistration(service);
  const { name, note } = order.entries;
  const point = order.address?.location;

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
      <div className="done-head">
        <span className="done-mark">
          <Icon name="check" />
        </span>
        <div>
          <h1 ref={head} tabIndex={-1}>
            {t.done.title(name)}
          </h1>
          <p>{t.done.text}</p>
        </div>
      </div>
      {order.codes ? (
        <CodesCard
          codes={order.codes}
          accuracy={coarseAccuracyOf(order.address)}
          isRegistering={registration.isSending}
          problem={registration.problem && describeProblem(registration.problem, t)}
          onRegister={() => void register()}
          onCorrect={onCorrect}
        />
      ) : (
        <section className="card">
          <h2>{t.done.noCodeTitle}</h2>
          <p>{t.done.noCodeText}</p>
        </section>
      )}
      <section className="card" aria-labelledby="order-title">
        <h2 id="order-title">
          {t.done.order} <bdi dir="ltr">{order.number}</bdi>
        </h2>
        <dl className="facts">
          <div>
            <dt>{t.done.deliverTo}</dt>
            <dd>
              {order.addressLines.map((line) => (
                <span key={line} className="address-line">
                  <bdi dir="auto">{line}</bdi>
                </span>
              ))}
            </dd>
          </div>
          <div>
            <dt>{t.done.phone}</dt>
            <dd>
              <bdi dir="ltr">{order.phone}</bdi>
            </dd>
          </div>
          {note && (
            <div>
              <dt>{t.done.note}</dt>
              <dd>
                <bdi dir="auto">{note}</bdi>
              </dd>
            </div>
          )}
        </dl>
        {point && <AddressPreview value={order.address} locale={locale} width={320} height={200} />}

        <div className="done-actions no-print">
          <button type="button" className="button" onClick={onRestart}>
            {t.done.again}
          </button>
        </div>
      </section>
    </div>
  );
}
