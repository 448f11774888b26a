import { SmartAddressError } from '@smart-address/core';
import { useState } from 'react';
import { useClients } from '../backend/useClients.ts';
import { useTranslation } from '../i18n/LocaleContext.tsx';
import { INSPECTOR } from '../i18n/inspector.ts';

/** Asks the service's own endpoints how it is. A module of its own: it brings the client, which the start page goes without. */
export default function ServiceState() {
  const t = useTranslation(INSPECTOR).state;
  const { b } = useClients();
  const [answer, setAnswer] = useState('');

  async function ask() {
    setAnswer(t.asking);
    try {
      const [live, ready, version, document] = await Promise.all([
        b.call('livez', {}),
        b.call('readyz', {}),
        b.call('version', {}),
        b.call('openapi', {}),
      ]);
      setAnswer(t.answer(live.status, ready.status, version.version, document.openapi));
    } catch (error) {
      setAnswer(error instanceof SmartAddressError ? `${error.code}: ${error.message}` : String(error));
    }
  }

  return (
    <div>
      <button type="button" className="button" onClick={() => void ask()}>
        {t.ask}
      </button>
      <output>{answer}</output>
    </div>
  );
}
