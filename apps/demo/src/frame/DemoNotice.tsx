import { useLocale } from '../i18n/LocaleContext.tsx';
import { Icon } from './Icon.tsx';
import { useIsRoomy } from './useIsRoomy.ts';

/** What is not real here. On a phone it is one sentence that opens, so that the address field is on the first screen. */
export function DemoNotice() {
  const { t } = useLocale();
  const isRoomy = useIsRoomy();
  if (isRoomy)
    return (
      <p className="notice sandbox">
        <Icon name="info" />
        <span>
          <strong>{t.sandboxTitle}</strong> {t.sandboxText}
        </span>
      </p>
    );
  return (
    <details className="notice sandbox">
      <summary>
        <Icon name="info" />
        <strong>{t.sandboxTitle}</strong>
        <Icon name="chevron" />
      </summary>
      <p>{t.sandboxText}</p>
    </details>
  );
}
