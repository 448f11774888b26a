import { useCallback } from 'react';
import { Button } from '../frame/Button.tsx';
import { ACCOUNT } from '../i18n/account.ts';
import { useLocale, useTranslation } from '../i18n/LocaleContext.tsx';
import { type Account, tunisTime, useAnswer } from './useAccount.ts';

interface UsageCardProps {
  readonly account: Account;
  readonly token: string;
}

/** What the account used this month: a bar a day, and each operation's share in words. */
export function UsageCard({ account: { run }, token }: UsageCardProps) {
  const t = useTranslation(ACCOUNT).usage;
  const { locale } = useLocale();
  const ask = useCallback(
    async () => (await run((client) => client.call('usage', { account: token, query: {} }))) ?? null,
    [run, token],
  );
  const [usage, refresh] = useAnswer(ask);

  const days = usage?.days ?? [];
  const most = Math.max(1, ...days.map(({ units }) => units));
  return (
    <section className="card" aria-labelledby="usage-title">
      <h2 id="usage-title">{t.title}</h2>
      {usage && (
        <p>
          {usage.quota.limit === null
            ? t.used(usage.quota.used)
            : t.usedOf(usage.quota.used, usage.quota.limit)}{' '}
          {t.resets(tunisTime(usage.quota.resetsAt, locale))}
        </p>
      )}
      {days.length === 0 ? (
        <p className="field-hint">{t.none}</p>
      ) : (
        <table className="usage">
          <thead>
            <tr>
              <th scope="col">{t.day}</th>
              <th scope="col">{t.units}</th>
              <th scope="col">{t.operations}</th>
            </tr>
          </thead>
          <tbody>
            {days.map((day) => (
              <tr key={day.date}>
                <th scope="row">
                  <bdi dir="ltr">{day.date}</bdi>
                </th>
                <td>
                  <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                    <rect width={(day.units / most) * 100} height="10" />
                  </svg>
                  {day.units}
                </td>
                <td>
                  <bdi dir="ltr">
                    {Object.entries(day.operations)
                      .map(([name, units]) => `${name} ${units}`)
                      .join(', ')}
                  </bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className="account-actions">
        <Button onClick={refresh}>{t.refresh}</Button>
      </div>
      <p className="field-hint">{t.byKey}</p>
    </section>
  );
}
