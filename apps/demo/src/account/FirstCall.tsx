import type { KeyReceipt } from '@smart-address/contract';
import { createClient } from '@smart-address/core';
import { useState } from 'react';
import { Button } from '../frame/Button.tsx';
import { useDemo } from '../frame/DemoContext.ts';
import { ACCOUNT } from '../i18n/account.ts';
import { useTranslation } from '../i18n/LocaleContext.tsx';
import { describe } from './useAccount.ts';

/** The Kasbah square in Tunis. */
const POINT = { lat: 36.7983, lng: 10.1687 };

/** A new key, shown this once, and a first call with it on either interface. */
export function FirstCall({ receipt }: { readonly receipt: KeyReceipt }) {
  const t = useTranslation(ACCOUNT).firstCall;
  const { connection, settings } = useDemo();
  const [answer, setAnswer] = useState('');
  const { apiKey, clientId, clientSecret } = receipt;
  const to = { baseUrl: connection.baseUrl, fetch: connection.send, language: settings.lang };
  const tokens = createClient({ ...to, face: 'A' });
  const a = createClient({
    ...to,
    face: 'A',
    credentials: async () => (await tokens.token({ keyId: clientId, secret: clientSecret })).access_token,
  });
  const b = createClient({ ...to, credentials: apiKey });

  const calls = [
    { name: 'GET /v1/encode', call: () => b.encode(POINT) },
    { name: 'GET /v1/search', call: () => b.search({ q: 'la marsa', limit: 1 }) },
    { name: 'POST /api/v1/smartcode/create', call: () => a.create(POINT) },
    { name: 'GET /api/v1/address/search', call: () => a.search({ q: 'la marsa', limit: 1 }) },
    { name: 'GET /api/v1/address/autocomplete', call: () => a.autocomplete({ q: 'mars', limit: 1 }) },
    { name: 'GET /api/v1/address/reverse', call: () => a.reverse({ ...POINT }) },
    { name: 'GET /.well-known/jwks.json', call: () => a.call('jwks', {}) },
  ];

  async function run(call: () => Promise<unknown>) {
    setAnswer('…');
    try {
      setAnswer(JSON.stringify(await call(), null, 2));
    } catch (error) {
      setAnswer(describe(error));
    }
  }

  return (
    <div className="notice notice-ok first-call">
      <strong>{t.title}</strong>
      <code dir="ltr">{apiKey}</code>
      <p>{t.text}</p>
      <div className="account-actions">
        {calls.map(({ name, call }) => (
          <Button key={name} dir="ltr" onClick={() => void run(call)}>
            {name}
          </Button>
        ))}
      </div>
      {answer && <textarea readOnly dir="ltr" rows={8} aria-label={t.answer} value={answer} />}
    </div>
  );
}
