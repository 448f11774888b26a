import { useDemo } from '../frame/DemoContext.ts';
import { INSPECTOR } from '../i18n/inspector.ts';
import { useTranslation } from '../i18n/LocaleContext.tsx';
import { REACHABLE_BACKENDS, SCENARIOS } from '../settings/settings.ts';

/** Where the answers come from, and what goes wrong with them. */
export function Switches() {
  const t = useTranslation(INSPECTOR);
  const { settings, change } = useDemo();
  const hint = { http: t.backends.httpHint, page: t.backends.pageHint, offline: t.backends.offlineHint };
  const isOffline = settings.backend === 'offline';
  return (
    <>
      <fieldset>
        <legend>{t.backend}</legend>
        {REACHABLE_BACKENDS.map((backend) => (
          <label key={backend} className="choice">
            <input
              type="radio"
              name="inspector-backend"
              checked={settings.backend === backend}
              onChange={() => change({ backend })}
            />
            <span>
              {t.backends[backend]}
              <small>{hint[backend]}</small>
            </span>
          </label>
        ))}
        <label className="choice">
          <input
            type="checkbox"
            checked={settings.device || isOffline}
            disabled={isOffline}
            onChange={(event) => change({ device: event.target.checked })}
          />
          <span>{t.device}</span>
        </label>
        <label className="choice">
          <input
            type="checkbox"
            checked={settings.tiles}
            onChange={(event) => change({ tiles: event.target.checked })}
          />
          <span>{t.tiles}</span>
        </label>
      </fieldset>
      <fieldset disabled={isOffline}>
        <legend>{t.scenario}</legend>
        {SCENARIOS.map((scenario) => (
          <label key={scenario} className="choice">
            <input
              type="radio"
              name="inspector-scenario"
              checked={settings.scenario === scenario}
              onChange={() => change({ scenario })}
            />
            <span>{t.scenarios[scenario]}</span>
          </label>
        ))}
      </fieldset>
    </>
  );
}
