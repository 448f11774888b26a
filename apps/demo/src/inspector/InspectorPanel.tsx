import { SmartAddressError } from '@smart-address/core';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { useClients } from '../backend/clients.ts';
import type { RequestLog } from '../backend/requestLog.ts';
import { forgetWork } from '../dispatch/run/savedWork.ts';
import { useDemo } from '../frame/DemoContext.ts';
import { Button } from '../frame/Button.tsx';
import { INSPECTOR } from '../i18n/inspector.ts';
import { useLocale, useTranslation } from '../i18n/LocaleContext.tsx';
import { RequestRow } from './RequestRow.tsx';
import { Switches } from './Switches.tsx';

interface InspectorPanelProps {
  readonly log: RequestLog;
  readonly onClose: () => void;
}

/** What was asked of the service and what it answered; and what can be made to go wrong. */
export default function InspectorPanel({ log, onClose }: InspectorPanelProps) {
  const { t: common } = useLocale();
  const t = useTranslation(INSPECTOR);
  const [location] = useLocation();
  const { connection } = useDemo();
  const requests = useSyncExternalStore(log.subscribe, log.snapshot);
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);

  return (
    <>
      <div className="inspector-head">
        <h2 ref={head} tabIndex={-1}>
          {common.inspector}
        </h2>
        <Button aria-label={t.close} onClick={onClose} icon="close" />
      </div>
      <h3>{t.requests}</h3>
      {requests.length === 0 ? (
        <p>{t.noRequests}</p>
      ) : (
        <ol className="request-list">
          {requests.map((record) => (
            <li key={record.id}>
              <RequestRow record={record} baseUrl={connection.baseUrl} />
            </li>
          ))}
        </ol>
      )}
      <Switches />
      {location.startsWith('/checkout') && (
        <>
          <h3>{t.tryTitle}</h3>
          <TryList />
        </>
      )}
      <ServiceState />
      <div>
        <Button onClick={() => void resetSandbox()}>{t.reset}</Button>
        <p className="field-hint">{t.resetHint}</p>
      </div>
    </>
  );
}

/** Forgets what this device kept, and begins anew on the start page; the sandbox in the page ends with the page. */
async function resetSandbox(): Promise<void> {
  sessionStorage.clear();
  await forgetWork();
  history.replaceState(null, '', '#/');
  location.reload();
}

/** Asks the service's own endpoints how it is. */
function ServiceState() {
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
      <Button onClick={() => void ask()}>{t.ask}</Button>
      <output>{answer}</output>
    </div>
  );
}

/** Queries worth trying: French, Arabic, a typing mistake, a postal code, both address codes, a plus code, a point. */
const QUERIES = [
  'la marsa',
  'تونس',
  'sidi bousaid',
  '2070',
  '8GR5-4JJJ-29',
  'TN5245-445-5222',
  '8F8GR54J+JJ2',
  '36.8065, 10.1815',
];

/** Types a query into the finder, as a person would. */
function type(query: string) {
  const finder = document.querySelector('#checkout [role=combobox]');
  if (!(finder instanceof HTMLInputElement)) return;
  finder.focus();
  finder.value = query;
  finder.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

function TryList() {
  return (
    <ul className="try-list">
      {QUERIES.map((query) => (
        <li key={query}>
          <button type="button" dir="auto" onClick={() => type(query)}>
            {query}
          </button>
        </li>
      ))}
    </ul>
  );
}
