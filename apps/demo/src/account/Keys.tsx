import type { AccessKey, KeyReceipt } from '@smart-address/contract';
import { useCallback, useState } from 'react';
import { Button } from '../frame/Button.tsx';
import { ACCOUNT } from '../i18n/account.ts';
import { useTranslation } from '../i18n/LocaleContext.tsx';
import { FirstCall } from './FirstCall.tsx';
import { KeyForm, type KeySettings } from './KeyForm.tsx';
import { type Account, useAnswer } from './useAccount.ts';

interface KeysProps {
  readonly account: Account;
  readonly token: string;
}

/** The account's keys: make one, call the service with it, change, rotate and revoke it. */
export function Keys({ account, token }: KeysProps) {
  const t = useTranslation(ACCOUNT).keys;
  const { run } = account;
  const [receipt, setReceipt] = useState<KeyReceipt | null>(null);
  const [isNew, setNew] = useState(false);

  const ask = useCallback(
    async () => (await run((client) => client.call('keyList', { account: token })))?.keys ?? null,
    [run, token],
  );
  const [keys, refresh] = useAnswer(ask);

  async function create(body: KeySettings): Promise<boolean> {
    const answer = await run((client) => client.call('keyCreate', { account: token, body }));
    if (!answer) return false;
    setReceipt(answer);
    setNew(false);
    refresh();
    return true;
  }

  return (
    <section className="card" aria-labelledby="keys-title">
      <h2 id="keys-title">{t.title}</h2>
      {receipt && <FirstCall key={receipt.apiKey} receipt={receipt} />}
      <ul className="account-rows">
        {keys?.map((key) => (
          <li key={key.id}>
            <KeyRow account={account} token={token} value={key} onReceipt={setReceipt} onChange={refresh} />
          </li>
        ))}
      </ul>
      <details
        open={isNew || keys?.length === 0}
        onToggle={({ currentTarget }) => setNew(currentTarget.open)}
      >
        <summary>{t.another}</summary>
        <KeyForm submitLabel={t.create} onSubmit={create} />
      </details>
    </section>
  );
}

interface KeyRowProps extends KeysProps {
  readonly value: AccessKey;
  readonly onReceipt: (receipt: KeyReceipt) => void;
  readonly onChange: () => void;
}

function KeyRow({ account, token, value, onReceipt, onChange }: KeyRowProps) {
  const all = useTranslation(ACCOUNT);
  const t = all.keys;
  const { run } = account;
  const [opened, setOpened] = useState<AccessKey | null>(null);
  const params = { id: value.id };
  const isLive = value.state === 'active';

  /** As it is now, which another page of the same account may have changed. */
  async function open() {
    const answer = await run((client) => client.call('keyRead', { account: token, params }));
    if (answer) setOpened(answer);
  }

  async function change(body: KeySettings): Promise<boolean> {
    const answer = await run((client) => client.call('keyChange', { account: token, params, body }));
    if (!answer) return false;
    setOpened(null);
    onChange();
    return true;
  }

  async function rotate() {
    const answer = await run((client) => client.call('keyRotate', { account: token, params }));
    if (!answer) return;
    onReceipt(answer);
    onChange();
  }

  async function revoke() {
    if (await run((client) => client.call('keyRevoke', { account: token, params }))) onChange();
  }

  return (
    <>
      <p className="account-row-head">
        <strong>
          <bdi>{value.name}</bdi>
        </strong>
        <span className="state" data-state={value.state}>
          {t.states[value.state]}
        </span>
      </p>
      <p className="field-hint">
        <bdi dir="ltr">{value.scopes.join(' ')}</bdi> · {all.plans.rate(value.ratePerSecond)}
        {value.ipAllowList.length > 0 && (
          <>
            {' '}
            · <bdi dir="ltr">{value.ipAllowList.join(' ')}</bdi>
          </>
        )}
      </p>
      {isLive && (
        <div className="account-actions">
          <Button aria-expanded={opened !== null} onClick={() => (opened ? setOpened(null) : void open())}>
            {t.change}
          </Button>
          <Button onClick={() => void rotate()}>{t.rotate}</Button>
          <Button onClick={() => void revoke()}>{t.revoke}</Button>
        </div>
      )}
      {opened && <KeyForm initial={opened} submitLabel={t.save} onSubmit={change} />}
    </>
  );
}
