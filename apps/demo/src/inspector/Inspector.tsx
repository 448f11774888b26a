import { lazy, Suspense, useRef, useState } from 'react';
import type { RequestLog } from '../backend/requestLog.ts';
import '../styles/inspector.css';
import { Button } from '../frame/Button.tsx';
import { useLocale } from '../i18n/LocaleContext.tsx';

const InspectorPanel = lazy(() => import('./InspectorPanel.tsx'));

/** For whoever tries the demo out: one button away, beside the page on a wide screen and over its lower half on a phone. */
export function Inspector({ log }: { readonly log: RequestLog }) {
  const { t } = useLocale();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  function close() {
    setOpen(false);
    button.current?.focus();
  }

  return (
    <aside className="inspector no-print" data-open={isOpen || undefined} aria-label={t.inspector}>
      <Button
        ref={button}
        className="inspector-button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        icon="sliders"
      >
        {' '}
        <span>{t.inspector}</span>
      </Button>
      {isOpen && (
        <div className="inspector-panel">
          <Suspense fallback={<p>{t.loading}</p>}>
            <InspectorPanel log={log} onClose={close} />
          </Suspense>
        </div>
      )}
    </aside>
  );
}
