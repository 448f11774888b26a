import { useEffect, useState } from 'react';
import { Button } from '../../frame/Button.tsx';
import { DISPATCH } from '../../i18n/dispatch.ts';
import { useTranslation } from '../../i18n/LocaleContext.tsx';
import { missingOf } from '../columns/columns.ts';
import type { Job } from '../job.ts';
import { download, exportCsv, exportGeoJson } from '../export.ts';
import { remarkOf, stateOf, useCount } from '../words.ts';
import type { RunState, Wait } from '../run/run.types.ts';

interface RunPanelProps {
  readonly job: Job;
  readonly state: RunState;
  readonly isKept: boolean;
}

/** How far the run is, what can be done about it, and what comes out. */
export function RunPanel({ job, state, isKept }: RunPanelProps) {
  const t = useTranslation(DISPATCH);
  const count = useCount();
  const { run, rows, titles, name } = job;
  const { status, wait, found, remarked, rejected, total, problem } = state;
  const done = found + rejected;
  const left = total - done;
  const isBlocked = missingOf(job.columns) !== null;
  const fileName = name.replace(/\.[^.]+$/, '');

  return (
    <section className="card dispatch-run">
      <div className="dispatch-buttons">
        {status === 'ready' && (
          <Button isPrimary disabled={isBlocked} onClick={run.start}>
            {done === 0 ? t.run.start(count(total)) : t.run.goOn}
          </Button>
        )}
        {(status === 'paused' || status === 'cancelled' || status === 'stopped') && left > 0 && (
          <Button isPrimary onClick={run.start}>
            {t.run.goOn}
          </Button>
        )}
        {status === 'running' && <Button onClick={run.pause}>{t.run.pause}</Button>}
        {(status === 'running' || status === 'paused') && (
          <Button onClick={run.cancel}>{t.run.cancel}</Button>
        )}
        {rejected > 0 && status !== 'running' && (
          <Button onClick={run.retryRejected}>{t.run.retry(count(rejected), rejected === 1)}</Button>
        )}
      </div>
      <progress max={total} value={done} aria-label={t.run.progress(count(done), count(total))} />
      <p>{t.run.figures(count(found), count(remarked), count(rejected), count(left))}</p>
      <output>{!wait && `${t.run.statuses[status]} ${problem}`}</output>
      {wait && (
        <p className="notice">
          <span>
            <Countdown wait={wait} />{' '}
            {wait.reason !== 'rate_limited' && (
              <button type="button" className="link" onClick={run.hurry}>
                {t.run.now}
              </button>
            )}
          </span>
        </p>
      )}
      {done > 0 && (
        <div className="dispatch-buttons">
          <Button
            onClick={() => {
              const words = { headers: t.csv, stateOf: stateOf(t), reasonOf: remarkOf(t) };
              void download(
                exportCsv(titles, rows, run.outcomes, words),
                `${fileName}-codes.csv`,
                'text/csv;charset=utf-8',
              );
            }}
          >
            {t.run.csv}
          </Button>
          <Button
            onClick={() =>
              void download(
                exportGeoJson(titles, rows, run.outcomes),
                `${fileName}.geojson`,
                'application/geo+json',
              )
            }
          >
            {t.run.geoJson}
          </Button>
        </div>
      )}
      {isKept && <p className="field-hint">{t.kept}</p>}
    </section>
  );
}

/** The seconds left of a wait, counted down. */
function Countdown({ wait }: { readonly wait: Wait }) {
  const t = useTranslation(DISPATCH);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, []);
  return t.run.waits[wait.reason](Math.max(0, Math.ceil((wait.until - now) / 1000)));
}
