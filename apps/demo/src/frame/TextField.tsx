import { useId, type ComponentProps, type ReactNode } from 'react';
import { useLocale } from '../i18n/LocaleContext.tsx';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  /** Shown inside the frame before the text, such as a country code. */
  readonly prefix?: string;
  /** Said in the label; a field without it is required. */
  readonly isOptional?: boolean;
}

/** A labelled input whose hint and error are read out with it. */
export function TextField({ label, hint, error, prefix, isOptional, className, ...input }: TextFieldProps) {
  const id = useId();
  const { t } = useLocale();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={`field ${className ?? ''}`} data-invalid={error ? '' : undefined}>
      <label htmlFor={id}>
        {label}
        {isOptional && <span className="field-optional"> ({t.optional})</span>}
      </label>
      <FieldFrame prefix={prefix}>
        <input
          {...input}
          id={id}
          aria-required={!isOptional}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy || undefined}
        />
      </FieldFrame>
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

function FieldFrame({
  prefix,
  children,
}: {
  readonly prefix: string | undefined;
  readonly children: ReactNode;
}) {
  if (prefix === undefined) return children;
  return (
    <div className="field-frame">
      <span className="field-prefix" aria-hidden="true">
        {prefix}
      </span>
      {children}
    </div>
  );
}
