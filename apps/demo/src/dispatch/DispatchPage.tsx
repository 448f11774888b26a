import '../styles/dispatch.css';
import { Icon } from '../frame/Icon.tsx';
import { DISPATCH } from '../i18n/dispatch.ts';
import { useTranslation } from '../i18n/LocaleContext.tsx';
import { JobPanel } from './parts/JobPanel.tsx';
import { OpenTable } from './parts/OpenTable.tsx';
import { useDispatch } from './useDispatch.ts';

/** For a carrier: a table of deliveries goes in, points and codes come out. */
export default function DispatchPage() {
  const t = useTranslation(DISPATCH);
  const dispatch = useDispatch();
  const { phase, job, problem, isKept } = dispatch;
  return (
    <div className="dispatch">
      <div className="intro">
        <h1>{t.title}</h1>
        <p>{t.intro}</p>
      </div>
      {phase !== 'ready' && <output>{phase === 'reading' ? t.reading : t.loading}</output>}
      {problem !== null && (
        <p className="notice notice-danger" role="alert">
          <Icon name="warning" />
          {typeof problem === 'string' ? t.problems[problem] : t.tooManyRows(String(problem.rows))}
        </p>
      )}
      {!isKept && job && (
        <p className="notice">
          <Icon name="warning" />
          {t.unsaved}
        </p>
      )}
      {phase !== 'loading' &&
        (job ? <JobPanel dispatch={dispatch} job={job} /> : <OpenTable onOpen={dispatch.open} />)}
    </div>
  );
}
