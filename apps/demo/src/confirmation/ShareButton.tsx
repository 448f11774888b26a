import { Icon } from '../frame/Icon.tsx';
import { DONE } from '../i18n/done.ts';
import { useTranslation } from '../i18n/LocaleContext.tsx';
import { useClipboard } from './useClipboard.ts';

/** Hands a text to the device's own share sheet, or copies it where there is none. */
export function ShareButton({ text }: { readonly text: string }) {
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
      <button type="button" className="button" onClick={() => void share()}>
        <Icon name="share" />
        {done.share}
      </button>
      <output className={copyState === 'idle' ? 'visually-hidden' : 'code-failed'}>
        {copyState === 'copied' && done.shared}
        {copyState === 'failed' && done.copyFailed}
      </output>
    </>
  );
}
