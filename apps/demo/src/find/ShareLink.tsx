import { useState } from 'react';
import { Icon } from '../frame/Icon.tsx';
import { FIND } from '../i18n/find.ts';
import { useTranslation } from '../i18n/LocaleContext.tsx';

/** The address of this page with a code in it: whoever opens it sees the same place. */
function linkTo(code: string): string {
  const url = new URL(location.href);
  url.search = '';
  url.hash = `/find/${code}`;
  return url.href;
}

/** Hands the link to the device's own share sheet, or copies it where there is none. */
export function ShareLink({ code }: { readonly code: string }) {
  const t = useTranslation(FIND);
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  const link = linkTo(code);

  async function copy(text: string) {
    await navigator.clipboard.writeText(text);
    setState('copied');
  }

  async function share() {
    try {
      if ('share' in navigator) return await navigator.share({ text: code, url: link });
      await copy(link);
    } catch (error) {
      // Closing the share sheet is a choice, not a failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setState('failed');
    }
    return undefined;
  }

  return (
    <>
      <button type="button" className="button" onClick={() => void share()}>
        <Icon name="share" />
        {t.share}
      </button>
      <output className={state === 'idle' ? 'visually-hidden' : 'field-hint'}>
        {state === 'copied' && t.shared}
        {state === 'failed' && (
          <>
            {t.shareFailed} <bdi dir="ltr">{link}</bdi>
          </>
        )}
      </output>
    </>
  );
}
