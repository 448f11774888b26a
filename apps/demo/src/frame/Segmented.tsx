import { useId } from 'react';
import { Icon, type IconName } from './Icon.tsx';

interface SegmentedProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly {
    readonly value: T;
    readonly label: string;
    readonly lang?: string;
    /** Shown in place of the label, which stays its name. */
    readonly icon?: IconName | undefined;
    /** Likewise; the label begins with it, so that whoever says what he sees is understood. */
    readonly short?: string | undefined;
  }[];
  readonly onChange: (value: T) => void;
}

/** A few choices side by side: native radio buttons, so the arrow keys work and the platform names them. */
export function Segmented<T extends string>({ label, value, options, onChange }: SegmentedProps<T>) {
  const name = useId();
  return (
    <fieldset className="segmented">
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value} lang={option.lang} data-chosen={option.value === value || undefined}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.icon && <Icon name={option.icon} />}
          {option.short && <span aria-hidden="true">{option.short}</span>}
          <span className={option.icon || option.short ? 'visually-hidden' : undefined}>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
