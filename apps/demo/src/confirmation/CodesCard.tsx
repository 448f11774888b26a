import type { OrderCodes } from '../checkout/orderForm.ts';
import { Button } from '../frame/Button.tsx';
import { Icon } from '../frame/Icon.tsx';
import { DONE } from '../i18n/done.ts';
import { useLocale, useTranslation } from '../i18n/LocaleContext.tsx';
import type { CoarseAccuracy } from './coarseAccuracyOf.ts';
import { useClipboard } from './useClipboard.ts';

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
            <Button className="no-print" onClick={onCorrect}>
              {t.map.open}
            </Button>
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
          <Button
            isPrimary
            aria-disabled={isRegistering || undefined}
            onClick={() => !isRegistering && onRegister()}
          >
            {isRegistering ? done.registering : done.register}
          </Button>
        )}
        <Button onClick={() => print()} icon="print">
          {' '}
          {done.print}
        </Button>
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

interface CodeRowProps {
  readonly label: string;
  readonly hint: string;
  readonly code: string;
  readonly isMain?: boolean;
}

/** One code, left to right in every language, with a button that copies it. */
function CodeRow({ label, hint, code, isMain = false }: CodeRowProps) {
  const done = useTranslation(DONE);
  const [copyState, copy] = useClipboard();
  return (
    <div className="code-row" data-main={isMain ? '' : undefined}>
      <dt>
        {/* Without the space Arabic would join the two words' letters. */}
        {label} <span className="code-hint">{hint}</span>
      </dt>
      <dd>
        <bdi className="code" dir="ltr">
          {code}
        </bdi>
        <Button
          className="no-print"
          onClick={() => void copy(code)}
          icon={copyState === 'copied' ? 'check' : 'copy'}
        >
          {' '}
          <span aria-hidden="true">{copyState === 'copied' ? done.copied : done.copy}</span>
          <span className="visually-hidden">{done.copyOne(label)}</span>
        </Button>
        <output className={copyState === 'failed' ? 'code-failed' : 'visually-hidden'}>
          {copyState === 'copied' && done.copied}
          {copyState === 'failed' && done.copyFailed}
        </output>
      </dd>
    </div>
  );
}

/** Hands a text to the device's own share sheet, or copies it where there is none. */
function ShareButton({ text }: { readonly text: string }) {
  const done = useTranslation(DONE);
  const [copyState, copy] = useClipboard();

  async function share() {
    if (!('share' in navigator)) return copy(text);
    try {
      await navigator.share({ text });
    } catch (error) {
      // Closing the share sheet is a choice, not a failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(text);
    }
  }

  return (
    <>
      <Button onClick={() => void share()} icon="share">
        {' '}
        {done.share}
      </Button>
      <output className={copyState === 'idle' ? 'visually-hidden' : 'code-failed'}>
        {copyState === 'copied' && done.shared}
        {copyState === 'failed' && done.copyFailed}
      </output>
    </>
  );
}
