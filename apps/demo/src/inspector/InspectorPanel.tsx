import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import type { RequestLog } from '../backend/requestLog.ts';
import { useDemo } from '../frame/DemoContext.ts';
import { Icon } from '../frame/Icon.tsx';
import { INSPECTOR } from '../i18n/inspector.ts';
import { useLocale, useTranslation } from '../i18n/LocaleContext.tsx';
import { RequestRow } from './RequestRow.tsx';
import { resetSandbox } from './resetSandbox.ts';
import ServiceState from './ServiceState.tsx';
import { Switches } from './Switches.tsx';
import { TryList } from './TryList.tsx';

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
        <button type="button" className="button" aria-label={t.close} onClick={onClose}>
          <Icon name="close" />
        </button>
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
        <button type="button" className="button" onClick={() => void resetSandbox()}>
          {t.reset}
        </button>
        <p className="field-hint">{t.resetHint}</p>
      </div>
    </>
  );
}
