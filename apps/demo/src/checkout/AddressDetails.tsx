import { useState } from 'react';
import { Icon } from '../frame/Icon.tsx';
import { useMediaQuery } from '../frame/useMediaQuery.ts';
import { useLocale } from '../i18n/LocaleContext.tsx';
import { addressLines, readEntries } from './orderForm.ts';
import { TextField } from '../frame/TextField.tsx';

interface AddressDetailsProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/**
 * The fields that the finder fills. On a phone a pick folds them into the lines that they say. Before it they are open, because a browser's
 * own autofill does not write into what is folded.
 */
export function AddressDetails({ isOpen, onOpenChange }: AddressDetailsProps) {
  const { t } = useLocale();
  const isWide = useMediaQuery('(min-width: 34rem)');
  const [lines, setLines] = useState<readonly string[]>([]);
  return (
    <details
      className="address-details"
      open={isWide || isOpen}
      onToggle={(event) => {
        if (!isWide) onOpenChange(event.currentTarget.open);
      }}
      // Whoever writes: the buyer, the finder or the browser.
      onInput={({ currentTarget }) => {
        const form = currentTarget.closest('form') ?? undefined;
        const next = addressLines({ ...readEntries(new FormData(form)), line2: '' }, '').filter(Boolean);
        setLines(next);
        if (next.length === 0) onOpenChange(true);
      }}
    >
      <summary>
        {isOpen || lines.length === 0 ? (
          <span>
            <strong>{t.address.details}</strong>
            <span className="field-optional"> ({t.optional})</span>
          </span>
        ) : (
          <span>
            {lines.map((line) => (
              <span key={line} className="address-line">
                <bdi dir="auto">{line}</bdi>
              </span>
            ))}
          </span>
        )}
        <span className="address-correct">
          {!isOpen && lines.length > 0 && t.address.correct}
          <Icon name="chevron" />
        </span>
      </summary>
      {/* A turned screen folds nothing under the hands. */}
      <div className="fields" onFocus={() => onOpenChange(true)}>
        <TextField name="line1" label={t.address.line1} autoComplete="shipping address-line1" isOptional />
        <TextField
          className="half"
          name="locality"
          label={t.address.locality}
          autoComplete="shipping address-level3"
          isOptional
        />
        <TextField
          className="half"
          name="delegation"
          label={t.address.delegation}
          autoComplete="shipping address-level2"
          isOptional
        />
        <TextField
          className="half short"
          name="governorate"
          label={t.address.governorate}
          autoComplete="shipping address-level1"
          isOptional
        />
        <TextField
          className="half short"
          name="postalCode"
          label={t.address.postalCode}
          autoComplete="shipping postal-code"
          inputMode="numeric"
          isOptional
        />
      </div>
    </details>
  );
}
