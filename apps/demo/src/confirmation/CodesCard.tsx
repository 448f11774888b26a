import type { OrderCodes } from '../checkout/order.types.ts';
import { Icon } from '../frame/Icon.tsx';
import { DONE } from '../i18n/done.ts';
import { useLocale, useTranslation } from '../i18n/LocaleContext.tsx';
import { CodeRow } from './CodeRow.tsx';
import type { CoarseAccuracy } from './coarseAccuracyOf.ts';
import { ShareButton } from './ShareButton.tsx';

interface CodesCardProps {
  readonly codes: OrderCodes;
  /** Null when the codes lead to the door. */
  readonly accuracy: CoarseAccuracy | null;
  readonly isRegistering: boolean;
  readonly problem: string | null;
  readonly onRegister: () => void;
  readonly onCorrect: () => void;
}

export function CodesCard({
  codes,
  accuracy,
  isRegistering,
  problem,
  onRegister,
  onCorrect,
}: CodesCardProps) {
  const { t } = useLocale();
  const done = useTranslation(DONE);
  return (
    <section className="card codes" aria-labelledby="codes-title">
      <h2 id="codes-title">{done.codesTitle}</h2>
      {accuracy ? (
        <div className="notice codes-rough">
          <Icon name="warning" />
          <div>
            <p>{done.codesCoarse[accuracy]}</p>
            <button type="button" className="button no-print" onClick={onCorrect}>
              {t.map.open}
            </button>
          </div>
        </div>
      ) : (
        <p className="codes-text">{done.codesText}</p>
      )}
      <dl>
        <CodeRow label={done.codeA} hint={done.codeAHint} code={codes.codeA} isMain />
        <CodeRow label={done.codeB} hint={done.codeBHint} code={codes.codeB} />
        <CodeRow label={done.plusCode} hint={done.plusCodeHint} code={codes.plusCode} />
      </dl>
      <output className={`notice ${codes.isRegistered ? 'notice-ok' : ''}`}>
        <Icon name={codes.isRegistered ? 'check' : 'info'} />
        {codes.isRegistered ? done.registered : done.pending}
      </output>
      {problem && (
        <p className="notice notice-danger" role="alert">
          <Icon name="warning" />
          {problem}
        </p>
      )}
      <div className="code-actions no-print">
        {!codes.isRegistered && (
          <button
            type="button"
            className="button button-primary"
            aria-disabled={isRegistering || undefined}
            onClick={() => !isRegistering && onRegister()}
          >
            {isRegistering ? done.registering : done.register}
          </button>
        )}
        <button type="button" className="button" onClick={() => print()}>
          <Icon name="print" />
          {done.print}
        </button>
        <ShareButton text={done.shareText(codes.codeA, codes.codeB)} />
      </div>
      {codes.answer !== null && (
        <details className="answer no-print">
          <summary>{done.answer}</summary>
          <pre dir="ltr">{JSON.stringify(codes.answer, null, 2)}</pre>
        </details>
      )}
    </section>
  );
}
