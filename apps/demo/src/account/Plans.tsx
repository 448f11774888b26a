import type { PlanView } from '@smart-address/contract';
import { useEffect, useState } from 'react';
import { ACCOUNT } from '../i18n/account.ts';
import { useTranslation } from '../i18n/LocaleContext.tsx';
import type { Account } from './useAccount.ts';

/** The plans and their prices, as the service names them. */
export function Plans({ account: { client, run } }: { readonly account: Account }) {
  const t = useTranslation(ACCOUNT).plans;
  const [plans, setPlans] = useState<readonly PlanView[]>([]);
  useEffect(() => {
    void run(() => client.call('plans', {})).then((answer) => answer && setPlans(answer.data.plans));
  }, [client, run]);
  return (
    <section className="card" aria-labelledby="plans-title">
      <h2 id="plans-title">{t.title}</h2>
      <ul className="plans">
        {plans.map((plan) => (
          <li key={plan.name} data-popular={plan.popular || undefined}>
            <strong>{t.names[plan.name]}</strong>
            {plan.popular && <span className="plan-popular">{t.popular}</span>}
            <span className="plan-price">
              {plan.pricePerYear === null ? t.agreed : t.perYear(plan.pricePerYear)}
            </span>
            <small>
              {plan.unitsPerMonth === null ? t.noLimit : t.units(plan.unitsPerMonth)}
              <br />
              {t.rate(plan.ratePerSecond)}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}
