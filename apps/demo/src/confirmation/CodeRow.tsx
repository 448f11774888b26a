import { Icon } from '../frame/Icon.tsx';
import { DONE } from '../i18n/done.ts';
import { useTranslation } from '../i18n/LocaleContext.tsx';
import { useClipboard } from './useClipboard.ts';

interface CodeRowProps {
  readonly label: string;
  readonly hint: string;
  readonly code: string;
  readonly isMain?: boolean;
}

/** One code, left to right in every language, with a button that copies it. */
export function CodeRow({ label, hint, code, isMain = false }: CodeRowProps) {
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
        <button type="button" className="button no-print" onClick={() => void copy(code)}>
          <Icon name={copyState === 'copied' ? 'check' : 'copy'} />
          <span aria-hidden="true">{copyState === 'copied' ? done.copied : done.copy}</span>
          <span className="visually-hidden">{done.copyOne(label)}</span>
        </button>
        <output className={copyState === 'failed' ? 'code-failed' : 'visually-hidden'}>
          {copyState === 'copied' && done.copied}
          {copyState === 'failed' && done.copyFailed}
        </output>
      </dd>
    </div>
  );
}
