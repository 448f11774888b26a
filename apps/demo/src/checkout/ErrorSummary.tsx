import { useEffect, useId, useRef } from 'react';
import { useLocale } from '../i18n/LocaleContext.tsx';
import type { FieldErrors, FieldName } from './orderForm.ts';

interface ErrorSummaryProps {
  readonly errors: FieldErrors;
  /** Grows with each refused attempt, so that the summary takes the focus again. */
  readonly attempt: number;
  readonly onGoTo: (field: FieldName) => void;
}

const FIELDS: readonly FieldName[] = ['address', 'pin', 'name', 'phone'];

/** What is missing, in one place, each a way to its field. */
export function ErrorSummary({ errors, attempt, onGoTo }: ErrorSummaryProps) {
  const id = useId();
  const { t } = useLocale();
  const box = useRef<HTMLElement>(null);
  const wrong = FIELDS.flatMap((field) => {
    const error = errors[field];
    return error ? [{ field, text: t.errors[error] }] : [];
  });

  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);

  if (wrong.length === 0) return null;
  return (
    <section className="notice notice-danger error-summary" aria-labelledby={id} tabIndex={-1} ref={box}>
      <strong id={id}>{t.errors.summary(wrong.length)}</strong>
      <ul>
        {wrong.map(({ field, text }) => (
          <li key={field}>
            <button type="button" className="link" onClick={() => onGoTo(field)}>
              {text}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
