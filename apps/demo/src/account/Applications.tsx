import type { Application } from '@smart-address/contract';
import { type SyntheticEvent, useId, useState } from 'react';
import { SANDBOX } from '../backend/clients.ts';
import { Button } from '../frame/Button.tsx';
import { ACCOUNT } from '../i18n/account.ts';
import { useLocale, useTranslation } from '../i18n/LocaleContext.tsx';
import { ApplyForm } from './ApplyForm.tsx';
import { type Account, tunisTime } from './useAccount.ts';

interface ApplicationsProps {
  readonly account: Account;
  readonly token: string;
  readonly applications: readonly Application[];
  /** They are to be read again. */
  readonly onChange: () => void;
}

/** Where each application stands, and until when it is answered; then what else an account may do with its access. */
export function Applications({ account, token, applications, onChange }: ApplicationsProps) {
  const t = useTranslation(ACCOUNT).applications;
  const [renewed, setRenewed] = useState('');

  async function renew() {
    const answer = await account.run((client) => client.call('accountToken', { account: token }));
    if (!answer) return;
    account.open(answer.accountToken);
    setRenewed(t.renewed);
  }

  return (
    <section className="card" aria-labelledby="applications-title">
      <h2 id="applications-title">{t.title}</h2>
      {token === SANDBOX.accountToken && <p className="field-hint">{t.readyMade}</p>}
      <ul className="account-rows">
        {applications.map((one) => (
          <li key={one.id}>
            <ApplicationRow account={account} token={token} initial={one} onChange={onChange} />
          </li>
        ))}
      </ul>
      <div className="account-actions">
        <Button onClick={onChange}>{t.refresh}</Button>
        <Button onClick={() => void renew()}>{t.renew}</Button>
        <Button onClick={account.close}>{t.close}</Button>
        <output>{renewed}</output>
      </div>
      <details>
        <summary>{t.another}</summary>
        <ApplyForm account={account} onSent={onChange} />
      </details>
    </section>
  );
}

interface ApplicationRowProps extends Pick<ApplicationsProps, 'account' | 'token' | 'onChange'> {
  readonly initial: Application;
}

function ApplicationRow({ account, token, initial, onChange }: ApplicationRowProps) {
  const id = useId();
  const { locale } = useLocale();
  const t = useTranslation(ACCOUNT).applications;
  const [shown, setShown] = useState({ of: initial, application: initial });
  const { run } = account;
  // The list was read again: it is newer than what was read alone.
  const application = shown.of === initial ? shown.application : initial;
  const params = { id: initial.id };
  const isOpen = ['submitted', 'under_review', 'needs_info'].includes(application.state);

  async function read() {
    const answer = await run((client) => client.call('applicationRead', { account: token, params }));
    if (answer) setShown({ of: initial, application: answer });
  }

  async function withdraw() {
    if (await run((client) => client.call('applicationWithdraw', { account: token, params }))) onChange();
  }

  async function answerQuestion(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const answer = String(new FormData(event.currentTarget).get('answer'));
    const body = { answer };
    if (await run((client) => client.call('applicationAnswer', { account: token, params, body }))) onChange();
  }

  return (
    <>
      <p className="account-row-head">
        <strong>
          <bdi>{application.organization}</bdi> · {t.interface(application.interface)}
        </strong>
        <span className="state" data-state={application.state}>
          {t.states[application.state]}
        </span>
      </p>
      {isOpen && application.state !== 'needs_info' && (
        <p>
          {application.interface === 'A' ? t.dueA : t.dueB}{' '}
          <strong>{tunisTime(application.dueAt, locale)}</strong>
        </p>
      )}
      {application.note && (
        <p>
          {t.note} <q dir="auto">{application.note}</q>
        </p>
      )}
      {application.state === 'needs_info' && (
        <form className="account-answer" onSubmit={(event) => void answerQuestion(event)}>
          <div className="field">
            <label htmlFor={id}>{t.answer}</label>
            <textarea id={id} name="answer" rows={2} required maxLength={2000} />
          </div>
          <Button type="submit" isPrimary>
            {t.sendAnswer}
          </Button>
        </form>
      )}
      {isOpen && (
        <div className="account-actions">
          <Button onClick={() => void read()}>{t.read}</Button>
          <Button onClick={() => void withdraw()}>{t.withdraw}</Button>
        </div>
      )}
    </>
  );
}
