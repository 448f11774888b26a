import { useEffect, useState } from 'react';
import { Button } from '../frame/Button.tsx';
import { Icon } from '../frame/Icon.tsx';
import { useLocale } from '../i18n/LocaleContext.tsx';
import { describeProblem, type Problem } from './problem.ts';

interface SendProblemProps {
  readonly problem: Problem;
  readonly onRetry: () => void;
  readonly onGoOn: () => void;
}

/** Seconds left until a moment; it re-renders each second until none are left. */
function useCountdown(seconds: number): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  return left;
}

/** Why the order did not go through, with both ways on: ask again, or go on with the codes of this device. */
export function SendProblem({ problem, onRetry, onGoOn }: SendProblemProps) {
  const { t } = useLocale();
  const left = useCountdown(problem.retryAfterSeconds);
  const canGoOn = problem.reason !== 'out_of_coverage' && problem.reason !== 'invalid';
  return (
    <div className="send-problem">
      <p className="notice notice-danger" role="alert">
        <Icon name="warning" />
        {describeProblem(problem, t)}
      </p>
      <div className="send-actions">
        <Button aria-disabled={left > 0 || undefined} onClick={() => left <= 0 && onRetry()}>
          {t.errors.retry}
          {left > 0 && <span aria-hidden="true">({left})</span>}
        </Button>
        {canGoOn && <Button onClick={onGoOn}>{t.errors.goOn}</Button>}
      </div>
      {canGoOn && <small>{t.errors.goOnHint}</small>}
    </div>
  );
}
