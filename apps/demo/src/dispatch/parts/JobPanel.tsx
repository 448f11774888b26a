import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { Button } from '../../frame/Button.tsx';
import { ErrorBoundary } from '../../frame/ErrorBoundary.tsx';
import { Segmented } from '../../frame/Segmented.tsx';
import { DISPATCH } from '../../i18n/dispatch.ts';
import { useTranslation } from '../../i18n/LocaleContext.tsx';
import type { Job } from '../job.ts';
import { ENCODINGS } from '../table/table.types.ts';
import type { Dispatch } from '../useDispatch.ts';
import { useCount } from '../words.ts';
import { ColumnPicker } from './ColumnPicker.tsx';
import { RowDetail } from './RowDetail.tsx';
import { RowTable } from './RowTable.tsx';
import { RunPanel } from './RunPanel.tsx';

/** Leaflet and the clusters; only for who opens the map. */
const RowMap = lazy(() => import('./RowMap.tsx'));

interface JobPanelProps {
  readonly dispatch: Dispatch;
  readonly job: Job;
}

/** A table at work: its columns, its run, its rows as a list or on a map. */
export function JobPanel({ dispatch, job }: JobPanelProps) {
  const t = useTranslation(DISPATCH);
  const count = useCount();
  const [view, setView] = useState<'list' | 'map'>('list');
  const [chosen, setChosen] = useState<number | null>(null);
  const { run, rows } = job;
  const state = useSyncExternalStore(run.subscribe, run.state);
  const { source } = dispatch;

  return (
    <>
      <div className="dispatch-head">
        <p>
          <strong dir="auto">{t.file(job.name, count(rows.length), rows.length < 2)}</strong>
        </p>
        <Button
          onClick={() => {
            if (state.found + state.rejected === 0 || confirm(t.closeConfirm)) void dispatch.close();
          }}
        >
          {t.close}
        </Button>
        {source && source.read.sheets.length > 1 && (
          <label className="dispatch-select">
            {t.sheet}
            <select value={source.sheet} onChange={({ target }) => dispatch.takeSheet(Number(target.value))}>
              {source.read.sheets.map(({ name }, index) => (
                <option key={name} value={index}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
        {/* What decodes as UTF-8 is UTF-8: only the others are guessed. */}
        {source?.read.encoding && source.read.encoding !== 'utf-8' && (
          <label className="dispatch-select">
            {t.encoding}
            <select
              value={source.read.encoding}
              onChange={({ target }) => {
                const encoding = ENCODINGS.find((each) => each === target.value);
                if (encoding) void dispatch.readAs(encoding);
              }}
            >
              {ENCODINGS.map((encoding) => (
                <option key={encoding} value={encoding}>
                  {t.encodings[encoding]}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      <ColumnPicker job={job} state={state} onChange={dispatch.setColumns} />
      <RunPanel job={job} state={state} isKept={dispatch.isKept} />
      <Segmented
        label={t.list.views.label}
        value={view}
        options={[
          { value: 'list', label: t.list.views.list },
          { value: 'map', label: t.list.views.map },
        ]}
        onChange={setView}
      />
      {chosen !== null && chosen < rows.length && (
        <RowDetail key={chosen} job={job} row={chosen} onClose={() => setChosen(null)} />
      )}
      {view === 'list' ? (
        <RowTable job={job} state={state} onChoose={setChosen} />
      ) : (
        <ErrorBoundary fallback={<p className="notice">{t.map.failed}</p>}>
          <Suspense fallback={<output>{t.map.loading}</output>}>
            <RowMap job={job} state={state} onChoose={setChosen} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
