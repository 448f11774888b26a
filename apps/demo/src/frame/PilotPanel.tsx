import { lazy, Suspense, useState } from 'react';
import type { RequestRecord } from '../backend/requestLog.ts';
import { useLocale } from '../i18n/LocaleContext.tsx';
import { REACHABLE_BACKENDS, SCENARIOS } from '../settings/settings.ts';
import { useDemo } from './DemoContext.ts';
import { Icon } from './Icon.tsx';
import { TryList } from './TryList.tsx';

const ServiceState = lazy(() => import('../inspector/ServiceState.tsx'));

interface PilotPanelProps {
  readonly requests: readonly RequestRecord[];
  /** Whether there is a finder to type into. */
  readonly canTry: boolean;
}

/** For whoever tries the finder out: where the answers come from, what goes wrong, what was asked. */
export function PilotPanel({ requests, canTry }: PilotPanelProps) {
  const { settings, change: onChange } = useDemo();
  const { t } = useLocale();
  const [wasOpened, setOpened] = useState(false);
  const hint = {
    http: t.pilot.backends.httpHint,
    page: t.pilot.backends.pageHint,
    offline: t.pilot.backends.offlineHint,
  };
  return (
    <details className="pilot no-print" onToggle={() => setOpened(true)}>
      <summary>
        <Icon name="sliders" />
        {t.pilot.title}
        <span className="pilot-state">
          {t.pilot.backends[settings.backend]}
          {settings.backend !== 'offline' && ` · ${t.pilot.scenarios[settings.scenario]}`}
        </span>
      </summary>
      <div className="pilot-body">
        <p>{t.pilot.intro}</p>
        <fieldset>
          <legend>{t.pilot.backend}</legend>
          {REACHABLE_BACKENDS.map((backend) => (
            <label key={backend} className="choice">
              <input
                type="radio"
                name="pilot-backend"
                checked={settings.backend === backend}
                onChange={() => onChange({ backend })}
              />
              <span>
                {t.pilot.backends[backend]}
                <small>{hint[backend]}</small>
              </span>
            </label>
          ))}
          <label className="choice">
            <input
              type="checkbox"
              checked={settings.device || settings.backend === 'offline'}
              disabled={settings.backend === 'offline'}
              onChange={(event) => onChange({ device: event.target.checked })}
            />
            <span>{t.pilot.device}</span>
          </label>
          <label className="choice">
            <input
              type="checkbox"
              checked={settings.tiles}
              onChange={(event) => onChange({ tiles: event.target.checked })}
            />
            <span>{t.pilot.tiles}</span>
          </label>
        </fieldset>
        <fieldset disabled={settings.backend === 'offline'}>
          <legend>{t.pilot.scenario}</legend>
          {SCENARIOS.map((scenario) => (
            <label key={scenario} className="choice">
              <input
                type="radio"
                name="pilot-scenario"
                checked={settings.scenario === scenario}
                onChange={() => onChange({ scenario })}
              />
              <span>{t.pilot.scenarios[scenario]}</span>
            </label>
          ))}
        </fieldset>
        <div>
          <h3>{t.pilot.tryTitle}</h3>
          <TryList canTry={canTry} />
          <Suspense>{wasOpened && <ServiceState />}</Suspense>
        </div>
        <div className="pilot-requests">
          <h3>{t.pilot.requests}</h3>
          {requests.length === 0 ? (
            <p>{t.pilot.noRequests}</p>
          ) : (
            <ol className="request-list">
              {requests.map((request) => (
                <li key={request.id}>
                  <span>{request.status ?? '—'}</span>
                  <span>
                    {request.milliseconds === null
                      ? t.pilot.noAnswer
                      : t.pilot.milliseconds(request.milliseconds)}
                  </span>
                  <bdi dir="auto">
                    {request.method} {request.path}
                  </bdi>
                </li>
              ))}
            </ol>
          )}
        </div>
      </div>
    </details>
  );
}
