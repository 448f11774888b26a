import { useId, useState } from 'react';
import { Icon } from '../frame/Icon.tsx';
import { TextField } from '../frame/TextField.tsx';
import { useMediaQuery } from '../frame/useMediaQuery.ts';
import { useLocale } from '../i18n/LocaleContext.tsx';
import { addressLines, readEntries } from './orderForm.ts';

interface AddressDetailsProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

const FIELDS = [
  { name: 'line1', autoComplete: 'shipping address-line1' },
  { name: 'locality', autoComplete: 'shipping address-level3', className: 'half' },
  { name: 'delegation', autoComplete: 'shipping address-level2', className: 'half' },
  { name: 'governorate', autoComplete: 'shipping address-level1', className: 'half short' },
  { name: 'postalCode', autoComplete: 'shipping postal-code', className: 'half short', inputMode: 'numeric' },
] as const;

/**
 * The fields that the finder fills, folded until something fills them or somebody writes by hand. On a phone a pick leaves them folded
 * under the lines that they say. Folded they are out of sight, not gone: a browser's own autofill writes into no field that is not rendered.
 */
export function AddressDetails({ isOpen, onOpenChange }: AddressDetailsProps) {
  const id = useId();
  const { t } = useLocale();
  const isWide = useMediaQuery('(min-width: 34rem)');
  const [lines, setLines] = useState<readonly string[]>([]);
  const isFilled = lines.length > 0;
  const isFolded = !isOpen && !(isWide && isFilled);
  const field = { tabIndex: isFolded ? -1 : undefined, isOptional: true };
  return (
    <div
      className="address-details"
      data-filled={isFilled || undefined}
      data-folded={isFolded || undefined}
      // Whoever writes: the buyer, the finder or the browser.
      onInput={({ currentTarget }) => {
        const form = currentTarget.closest('form') ?? undefined;
        setLines(addressLines({ ...readEntries(new FormData(form)), line2: '' }, '').filter(Boolean));
      }}
    >
      <button
        type="button"
        aria-expanded={!isFolded}
        aria-controls={id}
        onClick={() => onOpenChange(isFolded)}
      >
        {isFilled && isFolded ? (
          <span>
            {lines.map((line) => (
              <span key={line} className="address-line">
                <bdi dir="auto">{line}</bdi>
              </span>
            ))}
          </span>
        ) : (
          <span className="address-by-hand">{isFilled ? t.address.details : t.address.byHand}</span>
        )}
        <span className="address-correct">
          {isFilled && isFolded && t.address.correct}
          <Icon name="chevron" />
        </span>
      </button>
      {/* A turned screen folds nothing under the hands. */}
      <div className="fields" id={id} aria-hidden={isFolded || undefined} onFocus={() => onOpenChange(true)}>
        {FIELDS.map((own) => (
          <TextField key={own.name} {...field} {...own} label={t.address[own.name]} />
        ))}
      </div>
    </div>
  );
}
