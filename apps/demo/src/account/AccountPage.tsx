import type { PlanView } from '@smart-address/contract';
import { useCallback, useEffect, useState } from 'react';
import '../styles/account.css';
import { pageBackend } from '../backend/pageBackend.ts';
import { SANDBOX } from '../backend/clients.ts';
import { useDemo } from '../frame/DemoContext.ts';
import { Icon } from '../frame/Icon.tsx';
import { ACCOUNT } from '../i18n/account.ts';
import { useTranslation } from '../i18n/LocaleContext.tsx';
import { Applications } from './Applications.tsx';
import { ApplyForm } from './ApplyForm.tsx';
import { Keys } from './Keys.tsx';
import { StaffDesk } from './StaffDesk.tsx';
import { type Account, useAccount, useAnswer } from './useAccount.ts';
import { UsageCard } from './UsageCard.tsx';

/** What a developer does with an account: apply, follow the review, make keys, see what they used; and staff's side of it. */
export default function AccountPage() {
  const t = useTranslation(ACCOUNT);
  const { connection } = useDemo();
  const account = useAccount();
  const { token, run } = account;
  const askApplications = useCallback(
    async () =>
      token === null
        ? null
        : ((await run((client) => client.call('applicationList', { account: token })))?.applications ?? null),
    [token, run],
  );
  const [answered, readApplications] = useAnswer(askApplications);
  const applications = answered ?? [];
  const isHere = connection.backend === 'page';
  const askDesk = useCallback(async () => (isHere ? (await pageBackend()).desk.open() : null), [isHere]);
  const [waiting, readDesk] = useAnswer(askDesk);
  const refresh = () => {
    readApplications();
    readDesk();
  };

  const isApproved = token === SANDBOX.accountToken || applications.some(({ state }) => state === 'approved');
  return (
    <div className="account">
      <div className="intro">
        <h1>{t.title}</h1>
        <p>{t.intro}</p>
      </div>
      {account.problem && (
        <p className="notice notice-danger" role="alert">
          <Icon name="warning" />
          {account.problem}
        </p>
      )}
      {token === null ? (
        <>
          <ApplyForm
            account={account}
            onSent={(sent) => {
              if (sent) account.open(sent);
              readDesk();
            }}
          />
          <p className="account-ready">
            {t.ready.text}{' '}
            <button type="button" className="link" onClick={() => account.open(SANDBOX.accountToken)}>
              {t.ready.open}
            </button>
          </p>
        </>
      ) : (
        <>
          <Applications account={account} token={token} applications={applications} onChange={refresh} />
          {isApproved && <Keys account={account} token={token} />}
          {isApproved && <UsageCard account={account} token={token} />}
        </>
      )}
      <Plans account={account} />
      <StaffDesk waiting={waiting} onChange={refresh} />
    </div>
  );
}

/** The plans and their prices, as the service names them. */
function Plans({ account: { run } }: { readonly account: Account }) {
  const t = useTranslation(ACCOUNT).plans;
  const [plans, setPlans] = useState<readonly PlanView[]>([]);
  useEffect(() => {
    void run((client) => client.call('plans', {})).then((answer) => answer && setPlans(answer.plans));
  }, [run]);
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
