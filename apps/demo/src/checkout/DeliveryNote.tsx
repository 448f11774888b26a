import { useId, useState } from 'react';
import { useLocale } from '../i18n/LocaleContext.tsx';

const MAX_LENGTH = 300;
const WARN_BELOW = 60;

interface DeliveryNoteProps {
  /** What stands in it at first. */
  readonly written: string;
}

export function DeliveryNote({ written }: DeliveryNoteProps) {
  const id = useId();
  const { t } = useLocale();
  const [length, setLength] = useState(written.length);
  const left = MAX_LENGTH - length;
  return (
    <div className="field">
      <label htmlFor={id}>
        {t.note.label}
        <span className="field-optional"> ({t.optional})</span>
      </label>
      <textarea
        id={id}
        name="note"
        rows={3}
        maxLength={MAX_LENGTH}
        defaultValue={written}
        placeholder={t.note.placeholder}
        aria-describedby={`${id}-left`}
        onChange={(event) => setLength(event.target.value.length)}
      />
      <p className="field-hint" id={`${id}-left`} aria-live="polite">
        {left < WARN_BELOW ? t.note.left(left) : ''}
      </p>
    </div>
  );
}
